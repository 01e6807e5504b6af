import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { PasswordFields } from './password-fields.tsx'

const loadSchema = () =>
  import('#shared/schemas/accounts/account.ts').then((module) => module.newPasswordFormSchema)

type NewPasswordFormProps = {
  pending: boolean
  error: Error | null
  onSubmit: (newPassword: string, onError: (error: Error) => void) => void
}

/** A form for a new password; the caller says what it is for and sends it. */
export function NewPasswordForm({ pending, error, onSubmit }: NewPasswordFormProps) {
  const form = useSchemaForm(loadSchema, ({ newPassword }) =>
    onSubmit(newPassword, form.showFailure),
  )
  return (
    <form className="stack" {...form.props}>
      {error && !form.refusedField && <FormError>{error.message}</FormError>}
      <PasswordFields errors={form.errors} />
      <Button type="submit" size="lg" block pending={pending}>
        {pending ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  )
}
