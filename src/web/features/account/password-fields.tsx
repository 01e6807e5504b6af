import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field, Input } from '#web/components/ui/field.tsx'

type PasswordFieldsProps = {
  newPassword: UseFormRegisterReturn
  confirmPassword: UseFormRegisterReturn
  errors: { newPassword?: { message?: string }; confirmPassword?: { message?: string } }
}

/** A new password, twice. */
export function PasswordFields({ newPassword, confirmPassword, errors }: PasswordFieldsProps) {
  return (
    <>
      <Field label="New password" error={errors.newPassword?.message}>
        <Input type="password" autoComplete="new-password" {...newPassword} />
      </Field>
      <Field label="Confirm new password" error={errors.confirmPassword?.message}>
        <Input
          type="password"
          autoComplete="new-password"
          placeholder="Once more"
          {...confirmPassword}
        />
      </Field>
    </>
  )
}
