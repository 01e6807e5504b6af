import { useSearch } from '@tanstack/react-router'
import { formAddress, sitePages } from '#shared/paths.ts'
import { PlanCards } from '#web/components/plan-cards.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import { useRegister } from '#web/lib/api/session.mutations.ts'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'

const loadSchema = () =>
  import('#shared/schemas/accounts/account.ts').then((module) => module.registerFormSchema)

export function RegisterForm() {
  const register = useRegister()
  const refused = useRefusedForm(formAddress('register'))
  const { plan } = useSearch({ strict: false })
  const form = useSchemaForm(
    loadSchema,
    ({ confirmPassword: _, ...account }) => register.mutate(account, { onError: form.showFailure }),
    { shown: refused?.errors },
  )
  const { errors } = form
  return (
    <form className="stack" action={formAddress('register')} {...form.props}>
      {refused && <FormError title={refused.title}>{refused.detail}</FormError>}
      {register.error && (
        <FormError title="Registration failed">
          {/* The error of a single field is shown at the field. */}
          {!form.refusedField && register.error.message}
        </FormError>
      )}
      <Field label="Email" error={errors.email}>
        <Input
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={refused?.fields.email}
        />
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
            placeholder="Type it again"
          />
        </Field>
      </div>
      <PlanCards name="plan" chosen={refused?.fields.plan ?? plan} />
      <p className="privacy-note">
        By creating an account you agree to the{' '}
        <a href={sitePages.terms} target="_blank" rel="noopener">
          Terms of Service
        </a>
        .
      </p>
      <PrivacyNote of="register" />
      <Button type="submit" size="lg" block pending={register.isPending}>
        {register.isPending ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  )
}
