import { type FormEvent, useId } from 'react'
import { newsletterEmailProblem } from '#shared/contact/email.ts'
import { formAddress } from '#shared/paths.ts'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import { toast } from '#web/lib/toast.ts'
import { useSubscribe } from './subscribe.mutation.ts'

export function NewsletterForm() {
  const id = useId()
  const subscribe = useSubscribe()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // From the field itself, which may have been filled in before hydration.
    const fields = new FormData(form)
    const email = String(fields.get('email') ?? '')
    // A trap for robots, see the server's honeypot.
    const website = String(fields.get('website') ?? '')
    const problem = newsletterEmailProblem(email)
    if (problem) {
      toast({ variant: 'destructive', ...problem })
      return
    }
    subscribe.mutate({ email: email.trim(), website }, { onSuccess: () => form.reset() })
  }

  return (
    <>
      <form
        className="newsletter-form"
        method="post"
        action={formAddress('newsletter')}
        onSubmit={submit}
        noValidate
      >
        <label className="sr-only" htmlFor={id}>
          Email address
        </label>
        <input
          className="input"
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@example.co.za"
          disabled={subscribe.isPending}
        />
        <Honeypot />
        <button className="btn btn--sun" type="submit" disabled={subscribe.isPending}>
          {subscribe.isPending ? '...' : 'Subscribe'}
        </button>
      </form>
      <PrivacyNote of="newsletter" />
    </>
  )
}
