import { CalendarX, MapPin, Phone } from 'lucide-react'
import { bookingPages } from '#shared/booking/booking-paths.ts'
import { isOver } from '#shared/booking/booking-states.ts'
import type { VisitorView } from '#shared/booking/booking-view.ts'
import { longMoment, shortMoment, whenOf } from '#shared/booking/booking-words.ts'
import { groupPages } from '#shared/booking/group-paths.ts'
import { visitorSentence, visitorTitle } from '#shared/booking/visitor-copy.ts'
import { categoryCopy } from '#shared/catalogue/category-copy.ts'
import { mapsSearchUrl } from '#shared/contact/links.ts'
import { formatPhone, telLink, whatsAppLink } from '#shared/contact/phone.ts'
import { formatRand } from '#shared/money/money.ts'
import { pages } from '#shared/paths.ts'
import { WhatsAppIcon } from '#web/components/art/brand-icons.tsx'
import { BookingStateBadge } from '#web/components/bookings/booking-state.tsx'
import { BookingTimeline } from '#web/components/bookings/booking-timeline.tsx'
import { BusinessImage } from '#web/components/business-image.tsx'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import type { RefusedForm } from '#web/components/ui/form/refused-form.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { PostForm } from './post-form.tsx'
import { TicketStub } from './ticket-stub.tsx'
import { VisitorActions } from './visitor-actions.tsx'
import { whatsAppWords } from './whatsapp-words.ts'

interface VisitorPageProps {
  view: VisitorView
  /** The address of the business, to share with a companion. */
  businessUrl: string
  refused?: RefusedForm | undefined
}

/** A visitor's own booking: its state, its history, and all actions. */
export function VisitorPage({ view, businessUrl, refused }: VisitorPageProps) {
  const { business, businessName } = view
  return (
    <main id="content">
      <div className="booking-sky" style={{ '--sky-here': categoryCopy(business.category).sky }}>
        <div className="wrap">
          {refused && (
            <p className="booking-notice" role="alert">
              {refused.detail}
            </p>
          )}
          <div className="booking-shadow">
            <article className={classNames('booking-ticket', `booking-ticket--${view.status}`)}>
              <div className="booking-ticket__picture">
                <BusinessImage
                  business={{ id: business.id, businessName, imageUrl: business.imageUrl }}
                  sizes="(max-width: 900px) 100vw, 372px"
                  eager
                />
              </div>
              <div className="booking-ticket__main">
                <BookingStateBadge state={view.status} movedBy={view.movedBy} reader="visitor" />
                <h1>{visitorTitle(view)}</h1>
                <p>{visitorSentence(view)}</p>
                <div className="booking-ticket__actions">
                  <VisitorActions view={view} businessUrl={businessUrl} />
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
            <h2>So far</h2>
            <BookingTimeline
              events={view.events}
              reader="visitor"
              other={businessName}
              wish={view.dateISO || null}
              next={nextOf(view)}
            />
          </section>
          {view.alternatives.length > 0 && <Others view={view} />}
          <AskedFor view={view} />
        </div>
        <aside className="booking-stack">
          {view.groupToken && <AllAnswers token={view.groupToken} />}
          <Reach view={view} />
          {!isOver(view.status) && !(view.status === 'accepted' && view.hasBegun) && (
            <Cancel view={view} refused={refused} />
          )}
          <Mails view={view} />
        </aside>
      </div>
    </main>
  )
}

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
                sizes="(max-width: 619px) 100vw, 240px"
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
  const facts = [
    ...(view.serviceName ? [['Service', view.serviceName]] : []),
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
function Cancel({ view, refused }: Pick<VisitorPageProps, 'view' | 'refused'>) {
  const noun = view.status === 'accepted' ? 'booking' : 'request'
  const when = whenOf(view)
  return (
    <section className="panel" id="cancel">
      <h2>Change of plan?</h2>
      <p className="text-small muted">Cannot make it? Say so and the time goes to somebody else.</p>
      <details className="cancel-part" open={Boolean(refused?.fields.message)}>
        <summary className={buttonClass({ variant: 'quiet' })}>
          <CalendarX className="icon" aria-hidden="true" />
          Cancel {noun}
        </summary>
        <PostForm action={`${bookingPages.visitor(view.token)}/cancel`}>
          <Field
            label={`A message to ${view.businessName} (optional)`}
            error={refused?.errors.message}
          >
            <Input
              name="message"
              maxLength={1000}
              autoComplete="off"
              defaultValue={refused?.fields.message}
            />
          </Field>
          <Button type="submit" variant="danger">
            Yes, cancel {when ? shortMoment(when) : `the ${noun}`}
          </Button>
        </PostForm>
      </details>
    </section>
  )
}

function Mails({ view }: { view: VisitorView }) {
  return (
    <section className="panel" id="mails">
      <h2>Mails about this booking</h2>
      {view.mailsStopped ? (
        <p className="text-small muted">You get none. This page shows what changes.</p>
      ) : (
        <PostForm
          action={`${bookingPages.visitor(view.token)}/stop-mails`}
          className="booking-form"
        >
          <p className="text-small muted">You get one at every change. This page shows the same.</p>
          <button type="submit" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            Stop these mails
          </button>
        </PostForm>
      )}
    </section>
  )
}
