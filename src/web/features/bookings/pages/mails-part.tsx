import { isOver } from '#shared/booking/booking-states.ts'
import type { VisitorView } from '#shared/booking/booking-view.ts'
import { bookingPages } from '#shared/paths.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { PostField, PostForm } from '#web/components/ui/form/post-form.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'

const SMALL = buttonClass({ variant: 'quiet', size: 'sm' })

/** Where the mails about a booking go, and how to stop them. */
export function MailsPart({ view }: { view: VisitorView }) {
  const { device, token, mailsStopped } = view
  return (
    <section className="panel" id="mails">
      <h2>Mails about this booking</h2>
      {mailsStopped ? (
        <p className="text-small muted">You get no mails. This page shows what changes.</p>
      ) : (
        <PostForm action={`${bookingPages.visitor(token)}/stop-mails`} className="booking-form">
          <p className="text-small muted">
            {device ? <Where email={device.email} /> : 'We mail you at every change.'} This page
            shows the same.
          </p>
          <button type="submit" className={SMALL}>
            Stop these mails
          </button>
        </PostForm>
      )}
      {device?.mayCorrect && !isOver(view.status) && <CorrectEmail token={token} />}
    </section>
  )
}

function Where({ email }: { email: string }) {
  return (
    <>
      They go to <b className="booking-email">{email}</b>.
    </>
  )
}

/** Only once: then the mails, and the link in them, go to the new address. */
function CorrectEmail({ token }: { token: string }) {
  const action = `${bookingPages.visitor(token)}/email`
  const refused = useRefusedForm(action)
  return (
    <details className="correct-email" open={refused !== undefined}>
      <summary className={SMALL}>Wrong address?</summary>
      <PostForm action={`${action}#mails`} className="booking-form">
        <PostField
          label="The right address"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          hint="You can change it once. We send you everything again."
        />
        <button type="submit" className={SMALL}>
          Use this address
        </button>
      </PostForm>
    </details>
  )
}
