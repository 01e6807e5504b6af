import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { pages } from '#shared/paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input } from '#web/components/ui/field.tsx'
import { lazyResolver } from '#web/lib/lazy-resolver.ts'
import { useLogin } from '#web/lib/session.ts'

const resolver = lazyResolver(() =>
  import('#shared/schemas/account.ts').then((module) => module.loginFormSchema),
)

/** Somebody who is signed in leaves by the page round it; a failure is a toast. */
export function LoginForm() {
  const login = useLogin()
  const form = useForm({ resolver, defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  return (
    <form
      className="stack"
      noValidate
      onFocus={resolver.preload}
      onSubmit={form.handleSubmit((values) => login.mutate(values))}
    >
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <Input type="password" autoComplete="current-password" {...form.register('password')} />
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
