import { Field, Input } from '#web/components/ui/form/field.tsx'

/** A new password, twice. */
export function PasswordFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <Field label="New password" error={errors.newPassword}>
        <Input name="newPassword" type="password" autoComplete="new-password" />
      </Field>
      <Field label="Confirm new password" error={errors.confirmPassword}>
        <Input
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          placeholder="Type it again"
        />
      </Field>
    </>
  )
}
