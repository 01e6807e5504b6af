import { type FormEvent, useState } from 'react'
import { CodeField } from '#web/components/code-field.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { codeRefusal, useLogin } from '#web/lib/api/session.mutations.ts'

type Errors = { username?: string; password?: string; code?: string }

/** Two required fields: too little for the form library, which this page then need not load. */
export function AdminLoginForm() {
  const [errors, setErrors] = useState<Errors>({})
  const [codeWanted, setCodeWanted] = useState(false)
  const login = useLogin({ failure: 'inline' })

  /** True where nothing is wrong. */
  const show = (form: HTMLFormElement, found: Errors) => {
    setErrors(found)
    const [wrong] = Object.keys(found)
    if (wrong) form.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
    return wrong === undefined
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const email = String(fields.get('username') ?? '').trim()
    const password = String(fields.get('password') ?? '')
    // Left empty it is not sent: somebody else, who needs none, may have taken over the form.
    const code = String(fields.get('code') ?? '').trim() || undefined
    const found: Errors = {
      ...(email === '' ? { username: 'Username is required' } : {}),
      ...(password === '' ? { password: 'Password is required' } : {}),
    }
    if (!show(form, found)) return
    const onError = (error: Error) => {
      const refusal = codeRefusal(error)
      if (refusal === undefined) return
      if (codeWanted) show(form, { code: refusal })
      else setCodeWanted(true)
    }
    login.mutate({ email, password, code }, { onError })
  }

  return (
    <form className="admin-login-form" method="post" onSubmit={submit} noValidate>
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
