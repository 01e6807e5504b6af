import { CalendarClock } from 'lucide-react'
import type { VisitorAction } from '#shared/booking/booking-states.ts'
import type { VisitorView } from '#shared/booking/booking-view.ts'
import { shortMoment } from '#shared/booking/booking-words.ts'
import { otherTimeWords } from '#shared/booking/other-time.ts'
import { bookingPages } from '#shared/paths.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { PostField, PostForm, useTyped } from '#web/components/ui/form/post-form.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { PersonLinks } from '#web/features/bookings/parts/person-links.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'

const actionOf = ({ token }: VisitorView, action: VisitorAction) =>
  `${bookingPages.visitor(token)}/${action}`

/** The visitor wanted to take what was offered, and could not: most often it has gone meanwhile. */
function useIsOfferGone(view: VisitorView): boolean {
  const refused = useRefusedForm()
  return (
    refused !== undefined &&
    [actionOf(view, 'accept'), actionOf(view, 'agree')].includes(refused.action)
  )
}

/** Below the notice on top of the page: on a phone the free times are far below. */
export function OtherTimeLink({ view }: { view: VisitorView }) {
  const isNext = useIsOfferGone(view)
  if (!isNext || !view.mayMove) return null
  return (
    <p className="booking-next">
      <a className={buttonClass({ variant: 'sea', size: 'sm' })} href="#move">
        Ask for another time
      </a>
    </p>
  )
}

/** Asks for another time than the agreed one, which stays until the business agrees, or than the suggested one. */
export function OtherTimePart({ view }: { view: VisitorView }) {
  const { businessName, otherTime, status } = view
  const isAgreed = status === 'accepted'
  const action = actionOf(view, isAgreed ? 'move' : 'ask')
  const isRefused = useRefusedForm(action) !== undefined
  const isNext = useIsOfferGone(view)
  return (
    <section className="panel" id="move">
      <h2>Another time?</h2>
      <p className="text-small muted">
        {isAgreed
          ? `Your time stays yours until ${businessName} agrees.`
          : `${businessName} has to agree to it. The suggested time goes then.`}
      </p>
      {otherTime?.by === 'visitor' && (
        <PostForm action={actionOf(view, 'keep')} className="booking-form">
          <p>You asked for {otherTimeWords(otherTime)}.</p>
          <Button type="submit" variant="quiet">
            Keep the old time
          </Button>
        </PostForm>
      )}
      <details className="suggest-part" open={isRefused || isNext || view.people?.isAsked}>
        <summary className={buttonClass({ variant: 'quiet' })}>
          <CalendarClock className="icon" aria-hidden="true" />
          Ask for another time
        </summary>
        {view.people && (
          <PersonLinks
            people={view.people.all}
            chosenId={view.people.chosenId}
            hrefOf={(id) => `${bookingPages.visitor(view.token)}?with=${id}#move`}
          />
        )}
        <PostForm action={action} className="suggestion booking-form">
          {view.people && <input type="hidden" name="personId" value={view.people.chosenId} />}
          <WantedTime view={view} />
          <PostField
            label={`A message to ${businessName} (optional)`}
            name="message"
            maxLength={1000}
            autoComplete="off"
          />
          <Button type="submit" variant="sea">
            Ask {businessName}
          </Button>
        </PostForm>
      </details>
    </section>
  )
}

function WantedTime({ view }: { view: VisitorView }) {
  const { otherTimes, businessName } = view
  const { errors, fields } = useTyped()
  const before = view.otherTime?.startISO ?? view.startISO ?? ''
  if (otherTimes === null)
    return <PostField label="Day and time" type="datetime-local" name="startISO" />
  if (otherTimes.length === 0)
    return <p>There are no free times in the next three weeks. Please phone {businessName}.</p>
  return (
    <Field label="Free times" error={errors.startISO}>
      <Select
        name="startISO"
        defaultValue={fields.startISO ?? otherTimes.find((time) => time > before)}
        options={otherTimes.map((startISO) => ({ value: startISO, label: shortMoment(startISO) }))}
      />
    </Field>
  )
}
