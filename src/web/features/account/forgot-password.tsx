import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { pages } from '#shared/paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/field.tsx'
import { lazyResolver } from '#web/lib/lazy-resolver.ts'
import { useForgotPassword } from './account.mutations.ts'
import { SkyPanel } from './sky-panel.tsx'

const resolver = lazyResolver(() =>
  import('#shared/schemas/account.ts').then((module) => module.forgotPasswordSchema),
)

export function ForgotPassword() {
  const forgot = useForgotPassword()
  const form = useForm({ resolver, defaultValues: { email: '' } })
  if (forgot.isSuccess)
    return (
      <SkyPanel title="Look in your mailbox">
        <p role="status">{forgot.data.message}</p>
        <p>The link works once, for an hour. No mail? Look among the unwanted ones.</p>
        <p>
          <Link to={pages.login}>Back to sign in</Link>
        </p>
      </SkyPanel>
    )
  return (
    <SkyPanel title="Forgot your password?">
      <p>Tell us the address you signed up with, and we send you a link to choose a new one.</p>
      <form
        className="stack"
        noValidate
        onFocus={resolver.preload}
        onSubmit={form.handleSubmit(({ email }) => forgot.mutate(email))}
      >
        {forgot.error && <FormError>{forgot.error.message}</FormError>}
        <Field label="Email" error={form.formState.errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register('email')} />
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
