import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { useFocusOnMount } from '#web/lib/hooks/use-focus-on-mount.ts'
import { type SecondFactorKey, useStartSecondFactor } from './own-second-factor.ts'
import type { PartLevel } from './part-heading.tsx'
import { SecondFactorConnect } from './second-factor-connect.tsx'

type SecondFactorSetupProps = {
  level: PartLevel
  onCodes: (recoveryCodes: string[]) => void
  /** Another part replaces it; without one it starts again. */
  onOutdated?: () => void
}

/** From the password to the first recovery codes. */
export function SecondFactorSetup({ level, onCodes, onOutdated }: SecondFactorSetupProps) {
  const [factorKey, setFactorKey] = useState<SecondFactorKey>()
  const [cameBack, setCameBack] = useState(false)
  const goBack = () => {
    setFactorKey(undefined)
    setCameBack(true)
  }
  const outdated = onOutdated ?? goBack
  if (!factorKey)
    return <StartForm cameBack={cameBack} onKey={setFactorKey} onOutdated={outdated} />
  return (
    <SecondFactorConnect
      level={level}
      factorKey={factorKey}
      onCodes={onCodes}
      onOutdated={outdated}
      onCancel={goBack}
    />
  )
}

const loadSchema = () =>
  import('#shared/schemas/accounts/second-factor.ts').then(
    (module) => module.startSecondFactorSchema,
  )

type StartFormProps = {
  /** From the next part, whose button had the focus. */
  cameBack: boolean
  onKey: (factorKey: SecondFactorKey) => void
  onOutdated: () => void
}

function StartForm({ cameBack, onKey, onOutdated }: StartFormProps) {
  const button = useFocusOnMount<HTMLButtonElement>(cameBack)
  const start = useStartSecondFactor({ onSuccess: onKey, onOutdated })
  const form = useSchemaForm(loadSchema, ({ password }) =>
    start.mutate(password, { onError: form.showFailure }),
  )
  return (
    <form className="stack" {...form.props}>
      <p>
        A password can be guessed or stolen. With a second step, signing in also takes a code from
        an authenticator app on your phone.
      </p>
      {start.error && !form.refusedField && <FormError>{start.error.message}</FormError>}
      <Field label="Your password" error={form.errors.password}>
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
      <Button ref={button} type="submit" pending={start.isPending}>
        {start.isPending ? 'Setting up...' : 'Set it up'}
      </Button>
    </form>
  )
}
