import { MAX_PASSKEY_NAME_LENGTH } from '#shared/accounts/passkeys.ts'
import type { OwnPasskey } from '#shared/schemas/accounts/passkey.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { useFocusOnMount } from '#web/lib/hooks/use-focus-on-mount.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from './own-passkeys.ts'

const loadSchemas = () => import('#shared/schemas/accounts/passkey.ts')
const loadAddSchema = async () => (await loadSchemas()).addPasskeyFormSchema
const loadRenameSchema = async () => (await loadSchemas()).renamePasskeySchema
const loadRemoveSchema = async () => (await loadSchemas()).confirmedSchema

type AddPasskeyProps = { withCode: boolean; onAdded: () => void; onCancel: () => void }

export function AddPasskey({ withCode, onAdded, onCancel }: AddPasskeyProps) {
  return (
    <ConfirmForm
      title="Add a passkey"
      text="Your browser then asks where to keep it: on this device, on your phone or on a security key."
      label="Continue"
      loadSchema={loadAddSchema}
      withCode={withCode}
      change={useAddPasskey(onAdded)}
      onCancel={onCancel}
    >
      {(errors) => (
        <Field
          label="Name (optional)"
          hint="So that you recognise it later, such as “My phone”."
          error={errors.name}
        >
          <Input name="name" autoComplete="off" maxLength={MAX_PASSKEY_NAME_LENGTH} />
        </Field>
      )}
    </ConfirmForm>
  )
}

type RemovePasskeyProps = {
  passkey: OwnPasskey
  withCode: boolean
  /** The row disappears. */
  onGone: () => void
  onCancel: () => void
}

export function RemovePasskey({ passkey, withCode, onGone, onCancel }: RemovePasskeyProps) {
  return (
    <ConfirmForm
      title={`Remove ${passkey.name}`}
      text="It will no longer sign you in here. Your device may still show it: you can delete it there."
      label="Remove"
      danger
      loadSchema={loadRemoveSchema}
      withCode={withCode}
      change={useRemovePasskey(passkey, onGone)}
      onCancel={onCancel}
    />
  )
}

/** Needs no password: a name opens nothing. */
export function RenamePasskey({ passkey, onDone }: { passkey: OwnPasskey; onDone: () => void }) {
  const input = useFocusOnMount<HTMLInputElement>()
  const rename = useRenamePasskey(passkey, onDone)
  const form = useSchemaForm(loadRenameSchema, (values) =>
    rename.mutate(values, { onError: form.showFailure }),
  )
  return (
    <form className="stack" {...form.props}>
      {rename.error && !form.refusedField && <FormError>{rename.error.message}</FormError>}
      <Field label={`Name of ${passkey.name}`} error={form.errors.name}>
        <Input
          ref={input}
          name="name"
          autoComplete="off"
          defaultValue={passkey.name}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
        />
      </Field>
      <div className="row">
        <Button type="submit" pending={rename.isPending}>
          Save
        </Button>
        <Button variant="quiet" disabled={rename.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
