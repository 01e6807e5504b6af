import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { useForgotPassword } from './account.mutations.ts'
import { SkyPanel } from './sky-panel.tsx'

const loadSchema = () =>
  import('#shared/schemas/accounts/account.ts').then((module) => module.forgotPasswordSchema)

export function ForgotPassword() {
  const forgot = useForgotPassword()
  const { errors, props } = useSchemaForm(loadSchema, ({ email }) => forgot.mutate(email))
  if (forgot.isSuccess)
    return (
      <SkyPanel title="Check your inbox">
        <p role="status">{forgot.data.message}</p>
        <p>The link works once, for an hour. No mail? Check your spam folder.</p>
        <p>
          <Link to={pages.login}>Back to sign in</Link>
        </p>
      </SkyPanel>
    )
  return (
    <SkyPanel title="Forgot your password?">
      <p>Tell us the address you signed up with, and we’ll send you a link to choose a new one.</p>
      <form className="stack" {...props}>
        {forgot.error && <FormError>{forgot.error.message}</FormError>}
        <Field label="Email" error={errors.email}>
          <Input name="email" type="email" autoComplete="username" />
        </Field>
        <Button type="submit" size="lg" block pending={forgot.isPending}>
          {forgot.isPending ? 'Sending...' : 'Send the link'}
        </Button>
      </form>
      <p>
        <Link to={pages.login}>Back to sign in</Link>
      </p>
    </SkyPanel>
  )
}
