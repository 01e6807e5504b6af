import { CalendarPlus, Check, ChevronDown, Share2, Star } from 'lucide-react'
import { bookingPages } from '#shared/booking/booking-paths.ts'
import type { VisitorView } from '#shared/booking/booking-view.ts'
import { appointmentTitle, shortMoment } from '#shared/booking/booking-words.ts'
import { googleCalendarUrl } from '#shared/booking/google-calendar.ts'
import { whatsAppShareUrl } from '#shared/contact/links.ts'
import { whatsAppLink } from '#shared/contact/phone.ts'
import { formAddress, pages, withToken } from '#shared/paths.ts'
import { reviewPages } from '#shared/review-paths.ts'
import { WhatsAppIcon } from '#web/components/art/brand-icons.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { PostForm } from './post-form.tsx'
import { shareWords, whatsAppWords } from './whatsapp-words.ts'

const BIG = buttonClass({ size: 'lg' })
const BIG_QUIET = buttonClass({ size: 'lg', variant: 'quiet' })

/** The next one or two actions, on the ticket itself. */
export function VisitorActions({ view, businessUrl }: { view: VisitorView; businessUrl: string }) {
  const { status, token, business, startISO } = view
  if (status === 'suggested')
    return (
      <>
        <PostForm action={`${bookingPages.visitor(token)}/accept`}>
          <button type="submit" className={BIG}>
            <Check className="icon" aria-hidden="true" />
            Take {startISO ? shortMoment(startISO) : 'this time'}
          </button>
        </PostForm>
        <PostForm action={`${bookingPages.visitor(token)}/decline`}>
          <button type="submit" className={BIG_QUIET}>
            No, thank you
          </button>
        </PostForm>
      </>
    )
  if (status === 'accepted')
    return (
      <>
        {startISO && <CalendarMenu view={view} />}
        <ShareMenu view={view} businessUrl={businessUrl} />
      </>
    )
  if (status === 'requested') return <AskOnWhatsApp view={view} />
  return (
    <>
      {status === 'completed' && business.isListed && <ReviewAction view={view} />}
      {view.alternatives.length > 0 && (
        <a className={BIG} href="#others">
          Others that are open
        </a>
      )}
      {business.isListed && (
        <a className={BIG_QUIET} href={pages.business(business.id)}>
          {status === 'expired' || status === 'declined' ? 'Ask again' : 'Book again'}
        </a>
      )}
    </>
  )
}

/** One review per booking: afterwards only a link to it, while it is public. */
function ReviewAction({ view: { token, business, review } }: { view: VisitorView }) {
  if (review === null)
    return (
      <a
        className={BIG}
        href={`${withToken(formAddress('review'), token)}&business=${business.id}`}
      >
        <Star className="icon" aria-hidden="true" />
        Write a Review
      </a>
    )
  if (review.state !== 'published') return null
  return (
    <a className={BIG} href={`${reviewPages.all(business.id)}?booked=yes#review-${review.id}`}>
      <Star className="icon" aria-hidden="true" />
      Your review
    </a>
  )
}

function CalendarMenu({ view }: { view: VisitorView }) {
  const google = googleCalendarUrl(view)
  return (
    <details className="calendar-menu">
      <summary className={BIG}>
        <CalendarPlus className="icon" aria-hidden="true" />
        Add to calendar
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <ul>
        {google && (
          <li>
            <a href={google} target="_blank" rel="noopener noreferrer">
              Google Calendar
            </a>
          </li>
        )}
        <li>
          <a href={`${bookingPages.visitor(view.token)}/calendar.ics`}>Apple or Outlook (file)</a>
        </li>
      </ul>
    </details>
  )
}

/** Time and place to share with a companion: never the address of this page, which can cancel. */
function ShareMenu({ view, businessUrl }: { view: VisitorView; businessUrl: string }) {
  const words = shareWords(view)
  const mail = new URLSearchParams({
    subject: appointmentTitle(view),
    body: `${words} ${businessUrl}`,
  })
  return (
    <details className="calendar-menu">
      <summary className={BIG_QUIET}>
        <Share2 className="icon" aria-hidden="true" />
        Share
      </summary>
      <ul>
        <li>
          <a href={whatsAppShareUrl(words, businessUrl)} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </a>
        </li>
        <li>
          <a href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>E-mail</a>
        </li>
      </ul>
    </details>
  )
}

function AskOnWhatsApp({ view }: { view: VisitorView }) {
  const chat = whatsAppLink(view.business.phone, whatsAppWords(view))
  if (chat === null) return null
  return (
    <a
      className={buttonClass({ size: 'lg', variant: 'sea' })}
      href={chat}
      target="_blank"
      rel="noopener noreferrer"
    >
      <WhatsAppIcon />
      Ask on WhatsApp
    </a>
  )
}
