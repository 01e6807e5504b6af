import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formAddress, pages } from '#shared/paths.ts'
import { CodeField } from '#web/components/code-field.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { codeRefusal, useLogin } from '#web/lib/api/session.mutations.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'

/** An empty code is not sent: a user without a second factor may be using the form now. */
const loadSchema = () =>
  import('#shared/schemas/account.ts').then(({ loginFormSchema }) =>
    loginFormSchema.extend({ code: loginFormSchema.shape.code.catch(undefined) }),
  )

/** The surrounding page redirects after a sign-in; a failure is a toast. */
export function LoginForm() {
  const [codeWanted, setCodeWanted] = useState(false)
  const login = useLogin()
  const { errors, props, showFailure } = useSchemaForm(loadSchema, (values) =>
    login.mutate(values, {
      onError: (error) => {
        if (codeRefusal(error) === undefined) return
        // The first time there is no field to show it beside, and it is no error either.
        showFailure(error)
        setCodeWanted(true)
      },
    }),
  )
  return (
    <form className="stack" action={formAddress('login')} {...props}>
      <Field label="Email" error={errors.email}>
        <Input name="email" type="email" autoComplete="username" />
      </Field>
      <Field label="Password" error={errors.password}>
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
      {codeWanted && <CodeField error={errors.code} takesFocus />}
      <Button type="submit" size="lg" block pending={login.isPending}>
        {login.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
      <p className="center">
        <Link to={pages.forgotPassword}>Forgot your password?</Link>
      </p>
    </form>
  )
}
