import { isOver } from '#shared/booking/booking-states.ts'
import { longMoment, whenOf } from '#shared/booking/booking-words.ts'
import { groupTitle } from '#shared/booking/group-copy.ts'
import type { GroupAnswer, GroupView } from '#shared/booking/group-view.ts'
import { bookingPages, groupPages } from '#shared/paths.ts'
import { BusinessImage } from '#web/components/business-image.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PostForm } from '#web/components/ui/form/post-form.tsx'
import { BookingStateBadge } from '#web/features/bookings/parts/booking-state.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { RefusedNotice } from './refused-notice.tsx'

/** All answers to one request, the agreed one first. */
export function GroupPage({ view }: { view: GroupView }) {
  const isAgreed = ({ status }: GroupAnswer) => status === 'accepted'
  const answers = [
    ...view.answers.filter(isAgreed),
    ...view.answers.filter((answer) => !isAgreed(answer)),
  ]
  return (
    <main id="content" className="section plain-page">
      <div className="wrap ask">
        <RefusedNotice />
        <h1>{groupTitle(view.answers)}</h1>
        <p>
          {view.dateISO
            ? `You asked for ${longMoment(view.dateISO)}.`
            : 'You didn’t ask for a particular day.'}{' '}
          We’ll write to you as soon as one of them answers.
        </p>
        <ul className="ask__answers">
          {answers.map((answer) => (
            <Answer key={answer.id} view={view} answer={answer} />
          ))}
        </ul>
        <section className="panel ask__mails" id="mails">
          <h2>Mails</h2>
          {view.mailsStopped ? (
            <p>We won’t mail you about these bookings any more.</p>
          ) : (
            <PostForm action={`${groupPages.group(view.token)}/stop-mails`}>
              <Button type="submit" variant="quiet">
                Stop these mails
              </Button>
            </PostForm>
          )}
        </section>
      </div>
    </main>
  )
}

function Answer({ view, answer }: { view: GroupView; answer: GroupAnswer }) {
  const { businessName, status, movedBy, line } = answer
  const when = whenOf(answer)
  const isAgreed = status === 'accepted'
  const isOthersOpen = view.answers.some((other) => other !== answer && !isOver(other.status))
  return (
    <li className={classNames('panel', isAgreed && 'is-agreed')}>
      <span className="ask__picture">
        <BusinessImage
          business={{ id: answer.businessId, businessName, imageUrl: answer.imageUrl }}
          sizes="96px"
        />
      </span>
      <div>
        <BookingStateBadge state={status} movedBy={movedBy} reader="visitor" />
        <h2>
          <a href={bookingPages.visitor(answer.token)}>{businessName}</a>
        </h2>
        <p>{line}</p>
        {(isAgreed || status === 'suggested') && when && <p>{longMoment(when)}</p>}
        {isAgreed && isOthersOpen && (
          <PostForm action={`${groupPages.group(view.token)}/cancel-others`}>
            <input type="hidden" name="keep" value={answer.id} />
            <Button type="submit">Cancel the others</Button>
          </PostForm>
        )}
      </div>
    </li>
  )
}
