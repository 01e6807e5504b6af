import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { useChangePassword } from './account.mutations.ts'
import { PasswordFields } from './password-fields.tsx'

const loadSchema = () =>
  import('#shared/schemas/accounts/account.ts').then((module) => module.changePasswordFormSchema)

export function ChangePasswordForm() {
  const change = useChangePassword()
  const form = useSchemaForm(loadSchema, ({ currentPassword, newPassword }) =>
    change.mutate(
      { currentPassword, newPassword },
      { onSuccess: form.clear, onError: form.showFailure },
    ),
  )
  return (
    <form className="stack" {...form.props}>
      {change.error && !form.refusedField && <FormError>{change.error.message}</FormError>}
      <Field label="Current password" error={form.errors.currentPassword}>
        <Input name="currentPassword" type="password" autoComplete="current-password" />
      </Field>
      <PasswordFields errors={form.errors} />
      <Button type="submit" variant="sea" pending={change.isPending}>
        {change.isPending ? 'Saving...' : 'Change password'}
      </Button>
    </form>
  )
}
