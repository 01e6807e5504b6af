import { useForm } from 'react-hook-form'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/field.tsx'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { lazyResolver } from '#web/lib/lazy-resolver.ts'
import { useChangePassword } from './account.mutations.ts'
import { PasswordFields } from './password-fields.tsx'

const resolver = lazyResolver(() =>
  import('#shared/schemas/account.ts').then((module) => module.changePasswordFormSchema),
)

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function ChangePasswordForm() {
  const change = useChangePassword()
  const form = useForm({ resolver, defaultValues: EMPTY })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate(
      { currentPassword, newPassword },
      { onSuccess: () => form.reset(EMPTY), onError: (error) => showFieldErrors(form, error) },
    ),
  )
  const besideAField = Object.values(errors).some((error) => error.type === 'server')
  return (
    <form className="stack" noValidate onFocus={resolver.preload} onSubmit={submit}>
      {change.error && !besideAField && <FormError>{change.error.message}</FormError>}
      <Field label="Current password" error={errors.currentPassword?.message}>
        <Input
          type="password"
          autoComplete="current-password"
          {...form.register('currentPassword')}
        />
      </Field>
      <PasswordFields
        newPassword={form.register('newPassword')}
        confirmPassword={form.register('confirmPassword')}
        errors={errors}
      />
      <Button type="submit" variant="sea" pending={change.isPending}>
        {change.isPending ? 'Saving...' : 'Change password'}
      </Button>
    </form>
  )
}
