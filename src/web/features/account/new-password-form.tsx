import { useForm } from 'react-hook-form'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/field.tsx'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { lazyResolver } from '#web/lib/lazy-resolver.ts'
import { PasswordFields } from './password-fields.tsx'

const resolver = lazyResolver(() =>
  import('#shared/schemas/account.ts').then((module) => module.newPasswordFormSchema),
)

type NewPasswordFormProps = {
  pending: boolean
  error: Error | null
  onSubmit: (newPassword: string, onError: (error: Error) => void) => void
}

/** Chooses a password; what it is for, and what sends it, is the caller's. */
export function NewPasswordForm({ pending, error, onSubmit }: NewPasswordFormProps) {
  const form = useForm({ resolver, defaultValues: { newPassword: '', confirmPassword: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ newPassword }) =>
    onSubmit(newPassword, (failure) => showFieldErrors(form, failure)),
  )
  return (
    <form className="stack" noValidate onFocus={resolver.preload} onSubmit={submit}>
      {error && errors.newPassword?.type !== 'server' && <FormError>{error.message}</FormError>}
      <PasswordFields
        newPassword={form.register('newPassword')}
        confirmPassword={form.register('confirmPassword')}
        errors={errors}
      />
      <Button type="submit" size="lg" block pending={pending}>
        {pending ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  )
}
