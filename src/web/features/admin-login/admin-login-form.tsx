import { type FormEvent, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/field.tsx'
import { useLogin } from '#web/lib/session.ts'

type Errors = { username?: string; password?: string }

/** Two required fields: too little for the form library, which this page then need not load. */
export function AdminLoginForm() {
  const [errors, setErrors] = useState<Errors>({})
  const login = useLogin({ failure: 'inline' })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const username = String(fields.get('username') ?? '').trim()
    const password = String(fields.get('password') ?? '')
    const found: Errors = {
      ...(username === '' ? { username: 'Username is required' } : {}),
      ...(password === '' ? { password: 'Password is required' } : {}),
    }
    setErrors(found)
    const [wrong] = Object.keys(found)
    if (wrong === undefined) login.mutate({ email: username, password })
    else form.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
  }

  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      {login.error && <FormError>{login.error.message}</FormError>}
      <Field label="Username" error={errors.username}>
        <Input name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Password" error={errors.password}>
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" block pending={login.isPending}>
        {login.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}
