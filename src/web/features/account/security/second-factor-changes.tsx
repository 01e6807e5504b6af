import { ConfirmForm } from './confirm-form.tsx'
import { useRemoveSecondFactor, useRenewRecoveryCodes } from './own-second-factor.ts'

const loadSchema = () =>
  import('#shared/schemas/accounts/second-factor.ts').then((module) => module.bothFactorsSchema)

type RenewCodesProps = {
  onCodes: (recoveryCodes: string[]) => void
  onOutdated: () => void
  onCancel: () => void
}

export function RenewCodes({ onCodes, onOutdated, onCancel }: RenewCodesProps) {
  return (
    <ConfirmForm
      loadSchema={loadSchema}
      title="New recovery codes"
      text="You get ten new ones, and the old ones stop working."
      label="Make new codes"
      change={useRenewRecoveryCodes({ onSuccess: onCodes, onOutdated })}
      onCancel={onCancel}
    />
  )
}

/** It is off, whether from here or from another device. */
export function TurnOff({ onGone, onCancel }: { onGone: () => void; onCancel: () => void }) {
  return (
    <ConfirmForm
      loadSchema={loadSchema}
      title="Turn the second step off"
      text="You’ll sign in with your password alone, and your recovery codes stop working."
      label="Turn off"
      danger
      change={useRemoveSecondFactor({ onSuccess: onGone, onOutdated: onGone })}
      onCancel={onCancel}
    />
  )
}
