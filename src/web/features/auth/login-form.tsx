import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input } from '#web/components/ui/field.tsx'
import { useLogin } from '#web/lib/session.ts'
import { useSchemaForm } from '#web/lib/use-schema-form.ts'

const loadSchema = () =>
  import('#shared/schemas/account.ts').then((module) => module.loginFormSchema)

/** Somebody who is signed in leaves by the page round it; a failure is a toast. */
export function LoginForm() {
  const login = useLogin()
  const { errors, props } = useSchemaForm(loadSchema, (values) => login.mutate(values))
  return (
    <form className="stack" {...props}>
      <Field label="Email" error={errors.email}>
        <Input name="email" type="email" autoComplete="username" />
      </Field>
      <Field label="Password" error={errors.password}>
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" size="lg" block pending={login.isPending}>
        {login.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
      <p className="center">
        <Link to={pages.forgotPassword}>Forgot your password?</Link>
      </p>
    </form>
  )
}
