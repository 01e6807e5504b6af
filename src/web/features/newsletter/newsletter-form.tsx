import { type FormEvent, useId, useState } from 'react'
import { newsletterEmailProblem } from '#shared/contact/email.ts'
import { Honeypot } from '#web/components/ui/honeypot.tsx'
import { toast } from '#web/lib/toast.ts'
import { useSubscribe } from './subscribe.mutation.ts'

export function NewsletterForm() {
  const id = useId()
  const [email, setEmail] = useState('')
  const subscribe = useSubscribe()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A robot's gift, see the server's honeypot.
    const website = String(new FormData(event.currentTarget).get('website') ?? '')
    const problem = newsletterEmailProblem(email)
    if (problem) {
      toast({ variant: 'destructive', ...problem })
      return
    }
    subscribe.mutate({ email: email.trim(), website }, { onSuccess: () => setEmail('') })
  }

  return (
    <form className="nlform" method="post" onSubmit={submit} noValidate>
      <label className="sr" htmlFor={id}>
        Email address
      </label>
      <input
        className="input"
        id={id}
        type="email"
        name="email"
        autoComplete="email"
        placeholder="you@example.co.za"
        value={email}
        disabled={subscribe.isPending}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Honeypot />
      <button className="btn btn--sun" type="submit" disabled={subscribe.isPending}>
        {subscribe.isPending ? '...' : 'Subscribe'}
      </button>
    </form>
  )
}
