import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactor } from '#shared/schemas/accounts/second-factor.ts'
import { plural } from '#shared/text/numbers.ts'
import { formatDate } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useFocusOnMount } from '#web/lib/hooks/use-focus-on-mount.ts'
import { RenewCodes, TurnOff } from './second-factor-changes.tsx'

const FEW_CODES = 2

type SecondFactorOnProps = {
  factor: SecondFactor
  onCodes: (recoveryCodes: string[]) => void
  /** The second factor is off, or was changed elsewhere: this form is outdated. */
  onGone: () => void
}

export function SecondFactorOn({ factor, onCodes, onGone }: SecondFactorOnProps) {
  const [open, setOpen] = useState<'renew' | 'off'>()
  const [left, setLeft] = useState<typeof open>()
  const cancel = () => {
    setOpen(undefined)
    setLeft(open)
  }
  return (
    <>
      <p>
        {factor.since && `On since ${formatDate(factor.since)}. `}
        Signing in takes your password and a code from your authenticator app.
      </p>
      <CodesLeft count={factor.recoveryCodesLeft} />
      {open === 'renew' && <RenewCodes onCodes={onCodes} onOutdated={onGone} onCancel={cancel} />}
      {open === 'off' && <TurnOff onGone={onGone} onCancel={cancel} />}
      {!open && (
        <div className="row">
          <Choice cameBack={left === 'renew'} onClick={() => setOpen('renew')}>
            New recovery codes
          </Choice>
          <Choice danger cameBack={left === 'off'} onClick={() => setOpen('off')}>
            Turn it off
          </Choice>
        </div>
      )}
    </>
  )
}

type ChoiceProps = {
  danger?: boolean
  /** Focus returns from the form that the button opened. */
  cameBack: boolean
  onClick: () => void
  children: string
}

function Choice({ danger = false, cameBack, onClick, children }: ChoiceProps) {
  const button = useFocusOnMount<HTMLButtonElement>(cameBack)
  return (
    <Button ref={button} variant={danger ? 'danger-quiet' : 'quiet'} onClick={onClick}>
      {children}
    </Button>
  )
}

function CodesLeft({ count }: { count: number }) {
  const words = `${count === 0 ? 'No' : count} recovery ${plural(count, 'code')} left.`
  if (count > FEW_CODES) return <p>{words}</p>
  return (
    <p className="dashboard-note">
      <TriangleAlert className="icon" aria-hidden="true" />
      <span>
        <b>{words}</b> Please make new ones before you need them: without your phone, a code is your
        only way in.
      </span>
    </p>
  )
}
