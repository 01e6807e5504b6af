import { useState } from 'react'
import { formAddress } from '#shared/paths.ts'
import { CodeField } from '#web/components/code-field.tsx'
import { PasskeySignIn } from '#web/components/passkey-sign-in.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { codeRefusal, useLogin } from '#web/lib/api/session.mutations.ts'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'

const loadSchema = () =>
  import('#shared/schemas/accounts/account.ts').then((module) => module.adminLoginFormSchema)

export function AdminLoginForm() {
  const refused = useRefusedForm(formAddress('login'))
  const [codeWanted, setCodeWanted] = useState(refused?.errors.code !== undefined)
  const login = useLogin({ failure: 'inline' })
  const { errors, props, showFailure } = useSchemaForm(
    loadSchema,
    ({ username, ...values }) =>
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
    { shown: refused?.errors },
  )

  return (
    <form className="admin-login-form" action={formAddress('login')} {...props}>
      {login.error && !codeRefusal(login.error) && <FormError>{login.error.message}</FormError>}
      {refused && !codeWanted && <FormError title={refused.title}>{refused.detail}</FormError>}
      <Field label="Username" error={errors.username ?? errors.email}>
        <Input
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={refused?.fields.username}
        />
      </Field>
      <Field label="Password" error={errors.password}>
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
      {codeWanted && <CodeField error={errors.code} takesFocus />}
      <Button type="submit" block pending={login.isPending}>
        {login.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
      <PasskeySignIn />
    </form>
  )
}
