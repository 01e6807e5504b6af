import { DatabaseBackup, LoaderCircle, Mail, Send } from 'lucide-react'
import { addressOf } from '#shared/api/address.ts'
import { ownPages } from '#shared/own-paths.ts'
import type { Check } from '#shared/schemas/readiness.ts'
import { Button } from '#web/components/ui/button.tsx'
import { PostForm } from '#web/components/ui/form/post-form.tsx'

const ACTIONS = {
  backups: {
    action: 'back-up',
    label: 'Back up now',
    icon: DatabaseBackup,
    sent: 'A backup begins in a few seconds. Check again in a few minutes.',
  },
  mail: {
    action: 'test-mail',
    label: 'Send a test mail',
    icon: Mail,
    sent: 'A test mail to you is on its way. It usually takes a few seconds.',
  },
  payments: {
    action: 'test-payment',
    label: 'Send a test notification',
    icon: Send,
    sent: 'A test notification was taken. Check again in a few seconds whether it came through.',
  },
  'second-step': {
    action: 'ask-second-step',
    label: 'Ask them by mail',
    icon: Mail,
    sent: 'They get a mail that asks for it, once a day at most.',
  },
} as const

type Actionable = keyof typeof ACTIONS

/** What can be tried at once; a backup and a mail to admins only where one is missing. */
export function getActionOf({ name, state, line }: Check): Actionable | null {
  if (name === 'mail' || name === 'payments') return name
  // Backups that have no place yet, or should have another, have a setting to copy.
  if (name === 'backups') return state === 'ok' || line.startsWith('BACKUP_TO=') ? null : name
  return name === 'second-step' && state === 'bad' ? name : null
}

export function CheckActions({ name, done }: { name: Actionable | null; done: string | null }) {
  if (name === null) return null
  const { action, label, icon: Icon, sent } = ACTIONS[name]
  return (
    <PostForm className="check__action" action={ownPages.readyAction(action)}>
      <Button type="submit" variant="quiet" size="sm">
        <Icon className="icon" aria-hidden="true" />
        {label}
      </Button>
      {done === action && (
        <p className="check__sent" role="status">
          <LoaderCircle className="icon" aria-hidden="true" />
          {sent}
        </p>
      )}
    </PostForm>
  )
}

export const WhatIsNew = ({ className }: { className?: string }) => (
  <a className={className} href={addressOf('GET /api/admin/changelog')}>
    What is new
  </a>
)
