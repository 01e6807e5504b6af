import { CopyButton } from '#web/components/copy-button.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { QR_SIZE, type SecondFactorKey, useConfirmSecondFactor } from './own-second-factor.ts'
import { PartHeading, type PartLevel } from './part-heading.tsx'

const loadSchema = () =>
  import('#shared/schemas/accounts/second-factor.ts').then(
    (module) => module.confirmSecondFactorSchema,
  )

type SecondFactorConnectProps = {
  level: PartLevel
  factorKey: SecondFactorKey
  onCodes: (recoveryCodes: string[]) => void
  onOutdated: () => void
  onCancel: () => void
}

/** The secret goes into the app, and a first code proves that it arrived. */
export function SecondFactorConnect({
  level,
  factorKey: { secret, qr },
  onCodes,
  onOutdated,
  onCancel,
}: SecondFactorConnectProps) {
  const confirm = useConfirmSecondFactor({ onSuccess: onCodes, onOutdated })
  const form = useSchemaForm(loadSchema, ({ code }) =>
    confirm.mutate(code, { onError: form.showFailure }),
  )
  return (
    <form className="stack" {...form.props}>
      <PartHeading level={level}>Connect your authenticator app</PartHeading>
      <ol className="second-factor">
        <li className="stack">
          {qr && (
            <>
              <p>Scan this QR code with an authenticator app on your phone.</p>
              <QrCode path={qr} />
            </>
          )}
          <SecretKey secret={secret} scannable={qr !== null} />
        </li>
        <li className="stack">
          <p>Type the six digits that the app shows now. They change every half minute.</p>
          {confirm.error && !form.refusedField && <FormError>{confirm.error.message}</FormError>}
          <Field label="Six digits" error={form.errors.code}>
            <Input name="code" autoComplete="one-time-code" inputMode="numeric" maxLength={100} />
          </Field>
          <div className="row">
            <Button type="submit" pending={confirm.isPending}>
              {confirm.isPending ? 'Turning on...' : 'Turn on'}
            </Button>
            <Button variant="quiet" disabled={confirm.isPending} onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </li>
      </ol>
    </form>
  )
}

/** White in any surroundings: cameras need dark on light. */
function QrCode({ path }: { path: string }) {
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${QR_SIZE} ${QR_SIZE}`}
      role="img"
      aria-label="QR code of the key below"
      shapeRendering="crispEdges"
    >
      <rect width={QR_SIZE} height={QR_SIZE} fill="#fff" />
      <path fill="#12304a" d={path} />
    </svg>
  )
}

function SecretKey({ secret, scannable }: { secret: string; scannable: boolean }) {
  // Capitals: a lower case l looks like an i, and apps accept both.
  const letters = secret.toUpperCase()
  return (
    <>
      <p>
        {scannable
          ? 'No camera at hand? Type this key into the app instead.'
          : 'Type this key into an authenticator app on your phone.'}
      </p>
      <div className="row second-factor__key">
        <code className="secret">{letters.replace(/.{4}(?=.)/g, '$& ')}</code>
        <CopyButton
          text={letters}
          done="The key is on your clipboard."
          label="Copy the key"
          small
        />
      </div>
    </>
  )
}
