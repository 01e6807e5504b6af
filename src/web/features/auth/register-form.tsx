import { useForm } from 'react-hook-form'
import type { Plan } from '#shared/catalogue/plans.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/field.tsx'
import { showFieldErrors } from '#web/lib/form-errors.ts'
import { lazyResolver } from '#web/lib/lazy-resolver.ts'
import { useRegister } from '#web/lib/session.ts'
import { PlanCards } from './plan-cards.tsx'

const resolver = lazyResolver(() =>
  import('#shared/schemas/account.ts').then((module) => module.registerFormSchema),
)

const EMPTY = { email: '', password: '', confirmPassword: '', plan: 'BASIC' as Plan | undefined }

export function RegisterForm() {
  const register = useRegister()
  const form = useForm({ resolver, defaultValues: EMPTY })
  const { errors } = form.formState

  const submit = form.handleSubmit(({ email, password, plan }) => {
    register.mutate({ email, password, plan }, { onError: (error) => showFieldErrors(form, error) })
  })
  const besideAField = errors.email?.type === 'server' || errors.password?.type === 'server'

  return (
    <form className="stack" noValidate onFocus={resolver.preload} onSubmit={submit}>
      {register.error && !besideAField && <FormError>{register.error.message}</FormError>}
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <div className="grid2">
        <Field label="Password" error={errors.password?.message}>
          <Input type="password" autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword?.message}>
          <Input
            type="password"
            autoComplete="new-password"
            placeholder="Once more"
            {...form.register('confirmPassword')}
          />
        </Field>
      </div>
      <PlanCards field={form.register('plan')} />
      <Button type="submit" size="lg" block pending={register.isPending}>
        {register.isPending ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  )
}
