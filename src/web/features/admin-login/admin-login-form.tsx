import { useState } from 'react'
import { formAddress } from '#shared/paths.ts'
import { CodeField } from '#web/components/code-field.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { codeRefusal, useLogin } from '#web/lib/api/session.mutations.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'

const loadSchema = () =>
  import('#shared/schemas/account.ts').then((module) => module.adminLoginFormSchema)

export function AdminLoginForm() {
  const [codeWanted, setCodeWanted] = useState(false)
  const login = useLogin({ failure: 'inline' })
  const { errors, props, showFailure } = useSchemaForm(loadSchema, ({ username, ...values }) =>
    login.mutate(
      { email: username, ...values },
      {
        onError: (error) => {
          if (codeRefusal(error) === undefined) return
          showFailure(error)
          setCodeWanted(true)
        },
      },
    ),
  )

  return (
    <form className="admin-login-form" action={formAddress('login')} {...props}>
      {login.error && !codeRefusal(login.error) && <FormError>{login.error.message}</FormError>}
      <Field label="Username" error={errors.username}>
        <Input name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Password" error={errors.password}>
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
      {codeWanted && <CodeField error={errors.code} takesFocus />}
      <Button type="submit" block pending={login.isPending}>
        {login.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}
