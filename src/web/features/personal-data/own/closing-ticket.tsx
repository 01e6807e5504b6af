import { longDay } from '#shared/booking/booking-words.ts'
import { ownPages } from '#shared/own-paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'

/** The account is closing: when, and the way back. */
export function ClosingTicket({ closesISO, daysLeft }: { closesISO: string; daysLeft: number }) {
  return (
    <section className="closing-ticket" role="status">
      <p className="closing-ticket__days">
        <b>{daysLeft}</b> {daysLeft === 1 ? 'day left' : 'days left'}
      </p>
      <div className="closing-ticket__main">
        <h2>Your account closes on {longDay(closesISO)}</h2>
        <p>
          Your page is off the site, no new bookings come in, and your card is not charged. Bookings
          you have agreed to still stand until that day. Undo it, and your page is back as long as
          your plan is paid.
        </p>
        <PostForm action={ownPages.accountKeep}>
          <RefusedFormError />
          <Button type="submit">Undo, keep my account</Button>
        </PostForm>
      </div>
    </section>
  )
}
