import { CalendarX, MapPin, Phone } from 'lucide-react'
import { isOver } from '#shared/booking/booking-states.ts'
import type { VisitorView } from '#shared/booking/booking-view.ts'
import { longMoment, shortMoment, whenOf } from '#shared/booking/booking-words.ts'
import { takesText } from '#shared/booking/duration-text.ts'
import { visitorSentence, visitorTitle } from '#shared/booking/visitor-copy.ts'
import { categoryCopy } from '#shared/catalogue/category-copy.ts'
import { mapsSearchUrl } from '#shared/contact/links.ts'
import { formatPhone, telLink, whatsAppLink } from '#shared/contact/phone.ts'
import { formatRand } from '#shared/money/money.ts'
import { bookingPages, groupPages, helpPages, pages } from '#shared/paths.ts'
import { WhatsAppIcon } from '#web/components/art/brand-icons.tsx'
import { BusinessImage } from '#web/components/business-image.tsx'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { PostField, PostForm } from '#web/components/ui/form/post-form.tsx'
import { BookingStateBadge } from '#web/features/bookings/parts/booking-state.tsx'
import { BookingTimeline } from '#web/features/bookings/parts/booking-timeline.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'
import { markBooked } from '#web/lib/saved/own-bookings-store.ts'
import { MailsPart } from './mails-part.tsx'
import { OtherTimeLink, OtherTimePart } from './other-time-part.tsx'
import { RefusedNotice } from './refused-notice.tsx'
import { TicketStub } from './ticket-stub.tsx'
import { VisitorActions } from './visitor-actions.tsx'
import { whatsAppWords } from './whatsapp-words.ts'

/** A visitor's own booking: its state, its history, and all actions. */
export function VisitorPage({ view }: { view: VisitorView }) {
  const { business, businessName } = view
  return (
    <main id="content" {...markOf(view)}>
      <div className="booking-sky" style={{ '--sky-here': categoryCopy(business.category).sky }}>
        <div className="wrap">
          <RefusedNotice />
          <OtherTimeLink view={view} />
          <div className="booking-shadow">
            <article className={classNames('booking-ticket', `booking-ticket--${view.status}`)}>
              <div className="booking-ticket__picture">
                <BusinessImage
                  business={{ id: business.id, businessName, imageUrl: business.imageUrl }}
                  sizes="(max-width: 959.98px) 100vw, 372px"
                  eager
                />
              </div>
              <div className="booking-ticket__main">
                <BookingStateBadge state={view.status} movedBy={view.movedBy} reader="visitor" />
                <h1>{visitorTitle(view)}</h1>
                <p>{visitorSentence(view)}</p>
                <div className="booking-ticket__actions">
                  <VisitorActions view={view} />
                </div>
              </div>
              <TicketStub view={view} />
            </article>
          </div>
        </div>
      </div>
      <div className="wrap booking-columns">
        <div className="booking-stack">
          <section className="panel">
            <h2>History</h2>
            <BookingTimeline
              events={view.events}
              reader="visitor"
              other={businessName}
              requestedISO={view.dateISO || null}
              next={nextOf(view)}
            />
            {view.status === 'requested' && (
              <p className="text-small">
                <a href={helpPages.article('the-business-does-not-answer')}>If no answer comes</a>
              </p>
            )}
          </section>
          {view.alternatives.length > 0 && <Others view={view} />}
          <AskedFor view={view} />
        </div>
        <aside className="booking-stack">
          {view.groupToken && <AllAnswers token={view.groupToken} />}
          <Reach view={view} />
          {view.mayMove && <OtherTimePart view={view} />}
          {!isOver(view.status) && !(view.status === 'accepted' && view.hasBegun) && (
            <Cancel view={view} />
          )}
          <MailsPart view={view} />
        </aside>
      </div>
    </main>
  )
}

/** For 'My bookings' of the device that has booked; a request to several is there as one. */
const markOf = (view: VisitorView) =>
  view.device &&
  !view.device.isOfGroup &&
  markBooked({
    page: bookingPages.visitor(view.token),
    businessName: view.businessName,
    when: whenOf(view) ?? '',
  })

/** Part of a group request: after an agreement the visitor may want to cancel the others. */
function AllAnswers({ token }: { token: string }) {
  return (
    <section className="panel">
      <h2>You asked several</h2>
      <p>
        <a href={groupPages.group(token)}>See all answers</a>, or cancel the others.
      </p>
    </section>
  )
}

function nextOf(view: VisitorView) {
  if (view.status === 'requested')
    return {
      words: `Waiting for ${view.businessName}`,
      when: 'They got the request by mail',
      kind: 'answer' as const,
    }
  if (view.remindISO)
    return { words: 'Reminder to you', when: longMoment(view.remindISO), kind: 'reminder' as const }
  return undefined
}

function Others({ view }: { view: VisitorView }) {
  return (
    <section id="others">
      <h2>Others nearby that are open</h2>
      <ul className="booking-others">
        {view.alternatives.map(({ id, name, line, openText, imageUrl }) => (
          <li key={id}>
            <div className="booking-others__picture">
              <BusinessImage
                business={{ id, businessName: name, imageUrl }}
                sizes="(max-width: 559.98px) 100vw, 240px"
              />
            </div>
            <a className="booking-others__name" href={pages.business(id)}>
              {name}
            </a>
            <span className="text-small muted">{line}</span>
            <span className="booking-others__hours">{openText}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AskedFor({ view }: { view: VisitorView }) {
  const takes = takesText(view)
  const facts = [
    ...(view.serviceName ? [['Service', view.serviceName]] : []),
    ...(view.personName ? [['With', view.personName]] : []),
    ...(takes ? [['Takes', takes]] : []),
    ...(view.price === null ? [] : [['Price', formatRand(view.price)]]),
    ['When', view.dateISO ? longMoment(view.dateISO) : 'Not specified'],
    ['For', `${view.name}, ${formatPhone(view.phone)}`],
    ['Notes', view.notes ?? 'No notes'],
    ['Number', view.number],
  ]
  return (
    <section className="panel">
      <h2>What you asked for</h2>
      <dl className="booking-asked">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Reach({ view }: { view: VisitorView }) {
  const { business, businessName } = view
  const chat = whatsAppLink(business.phone, whatsAppWords(view))
  const quiet = buttonClass({ variant: 'quiet' })
  return (
    <section className="panel booking-place">
      <h2>
        {business.isListed ? (
          <a href={pages.business(business.id)}>{businessName}</a>
        ) : (
          businessName
        )}
      </h2>
      <p>{business.isListed ? business.address : `${businessName} is not listed at the moment.`}</p>
      <div className="booking-reach">
        {business.phone !== '' && (
          <a className={quiet} href={telLink(business.phone)}>
            <Phone className="icon" aria-hidden="true" />
            Call
          </a>
        )}
        {chat && (
          <a className={quiet} href={chat} target="_blank" rel="noopener noreferrer">
            <WhatsAppIcon />
            WhatsApp
          </a>
        )}
        {business.address !== '' && (
          <a
            className={buttonClass({ variant: 'sea', className: 'is-wide' })}
            href={mapsSearchUrl(business.address)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MapPin className="icon" aria-hidden="true" />
            Open in Maps
          </a>
        )}
      </div>
    </section>
  )
}

/** Never acts on the first press: a second button confirms. */
function Cancel({ view }: { view: VisitorView }) {
  const action = `${bookingPages.visitor(view.token)}/cancel`
  const refused = useRefusedForm(action)
  const noun = view.status === 'accepted' ? 'booking' : 'request'
  const when = whenOf(view)
  return (
    <section className="panel" id="cancel">
      <h2>Change of plan?</h2>
      <p className="text-small muted">
        Can’t make it? Let them know, and somebody else can have the time.
      </p>
      <details className="cancel-part" open={Boolean(refused?.fields.message)}>
        <summary className={buttonClass({ variant: 'quiet' })}>
          <CalendarX className="icon" aria-hidden="true" />
          Cancel {noun}
        </summary>
        <PostForm action={action}>
          <PostField
            label={`A message to ${view.businessName} (optional)`}
            name="message"
            maxLength={1000}
            autoComplete="off"
          />
          <Button type="submit" variant="danger">
            Yes, cancel {when ? shortMoment(when) : `the ${noun}`}
          </Button>
        </PostForm>
      </details>
      <p className="text-small">
        <a href={helpPages.article('change-or-cancel-a-booking')}>How to change or cancel</a>
      </p>
    </section>
  )
}
