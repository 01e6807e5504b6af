import { formAddress } from '#shared/paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { useRegister } from '#web/lib/api/session.mutations.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { PlanCards } from './plan-cards.tsx'

const loadSchema = () =>
  import('#shared/schemas/account.ts').then((module) => module.registerFormSchema)

export function RegisterForm() {
  const register = useRegister()
  const form = useSchemaForm(loadSchema, ({ email, password, plan }) =>
    register.mutate({ email, password, plan }, { onError: form.showFailure }),
  )
  const { errors } = form
  return (
    <form className="stack" action={formAddress('register')} {...form.props}>
      {register.error && (
        <FormError title="Registration failed">
          {/* The error of a single field is shown at the field. */}
          {!form.refusedField && register.error.message}
        </FormError>
      )}
      <Field label="Email" error={errors.email}>
        <Input name="email" type="email" autoComplete="username" />
      </Field>
      <div className="two-columns">
        <Field label="Password" error={errors.password}>
          <Input name="password" type="password" autoComplete="new-password" />
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword}>
          <Input
            name="confirmPassword"
            type="password"
            autoComplete="new-password"
            placeholder="Once more"
          />
        </Field>
      </div>
      <PlanCards name="plan" />
      <Button type="submit" size="lg" block pending={register.isPending}>
        {register.isPending ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  )
}
