import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formAddress, helpPages, pages } from '#shared/paths.ts'
import { CodeField } from '#web/components/code-field.tsx'
import { PasskeySignIn } from '#web/components/passkey-sign-in.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { codeRefusal, useLogin } from '#web/lib/api/session.mutations.ts'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'

/** An empty code is not sent: a user without a second factor may be using the form now. */
const loadSchema = () =>
  import('#shared/schemas/accounts/account.ts').then(({ loginFormSchema }) =>
    loginFormSchema.extend({ code: loginFormSchema.shape.code.catch(undefined) }),
  )

/** The surrounding page redirects after a sign-in; a failure is a toast. */
export function LoginForm() {
  const refused = useRefusedForm(formAddress('login'))
  const [codeWanted, setCodeWanted] = useState(refused?.errors.code !== undefined)
  const login = useLogin()
  const { errors, props, showFailure } = useSchemaForm(
    loadSchema,
    (values) =>
      login.mutate(values, {
        onError: (error) => {
          if (codeRefusal(error) === undefined) return
          // The first time there is no field to show it beside, and it is no error either.
          showFailure(error)
          setCodeWanted(true)
        },
      }),
    { shown: refused?.errors },
  )
  return (
    <form className="stack" action={formAddress('login')} {...props}>
      {refused && !codeWanted && <FormError title={refused.title}>{refused.detail}</FormError>}
      <Field label="Email" error={errors.email}>
        <Input
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={refused?.fields.email}
        />
      </Field>
      <Field label="Password" error={errors.password}>
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
      {codeWanted && <CodeField error={errors.code} takesFocus />}
      <Button type="submit" size="lg" block pending={login.isPending}>
        {login.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
      <PasskeySignIn />
      <p className="center">
        <Link to={pages.forgotPassword}>Forgot your password?</Link>
        <br />
        <a href={helpPages.article('i-cannot-sign-in')}>Help with signing in</a>
      </p>
    </form>
  )
}
