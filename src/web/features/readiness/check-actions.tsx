import { LoaderCircle, Mail, Send } from 'lucide-react'
import { ownPages } from '#shared/paths.ts'
import type { CheckName } from '#shared/schemas/readiness.ts'
import { Button } from '#web/components/ui/button.tsx'
import { PostForm } from '#web/components/ui/form/post-form.tsx'

const ACTIONS = {
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
} as const

/** What can be tried at once. */
export function CheckActions({ name, done }: { name: CheckName; done: string | null }) {
  if (name !== 'mail' && name !== 'payments') return null
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
