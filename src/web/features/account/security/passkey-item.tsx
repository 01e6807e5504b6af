import { useState } from 'react'
import type { OwnPasskey } from '#shared/schemas/accounts/passkey.ts'
import { formatDate, formatDateTime } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useFocusOnMount } from '#web/lib/hooks/use-focus-on-mount.ts'
import { RemovePasskey, RenamePasskey } from './passkey-forms.tsx'

type PasskeyItemProps = {
  passkey: OwnPasskey
  withCode: boolean
  /** The row and its focused button disappear. */
  onGone: () => void
}

export function PasskeyItem({ passkey, withCode, onGone }: PasskeyItemProps) {
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const [left, setLeft] = useState<typeof open>()
  const close = () => {
    setOpen(undefined)
    setLeft(open)
  }
  const { name, createdAt, lastUsedAt } = passkey
  if (open === 'rename')
    return (
      <li>
        <RenamePasskey passkey={passkey} onDone={close} />
      </li>
    )
  if (open === 'remove')
    return (
      <li>
        <RemovePasskey passkey={passkey} withCode={withCode} onGone={onGone} onCancel={close} />
      </li>
    )
  return (
    <li>
      <div>
        <p className="account-list__name">
          <b>{name}</b>
        </p>
        <p className="text-tiny muted">Added {formatDate(createdAt)}</p>
        <p className="text-tiny muted">
          {lastUsedAt ? (
            <>
              Last used <span className="nowrap">{formatDateTime(lastUsedAt)}</span>
            </>
          ) : (
            'Not used yet'
          )}
        </p>
      </div>
      <div className="row">
        <ItemButton
          label={`Rename ${name}`}
          cameBack={left === 'rename'}
          onClick={() => setOpen('rename')}
        >
          Rename
        </ItemButton>
        <ItemButton
          label={`Remove ${name}`}
          cameBack={left === 'remove'}
          onClick={() => setOpen('remove')}
        >
          Remove
        </ItemButton>
      </div>
    </li>
  )
}

type ItemButtonProps = {
  label: string
  /** Focus returns from the form that the button opened. */
  cameBack: boolean
  onClick: () => void
  children: string
}

function ItemButton({ label, cameBack, onClick, children }: ItemButtonProps) {
  const button = useFocusOnMount<HTMLButtonElement>(cameBack)
  return (
    <Button ref={button} variant="quiet" size="sm" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  )
}
