import { useRouteContext } from '@tanstack/react-router'
import { CalendarPlus, Check, ChevronDown, Share2, Star } from 'lucide-react'
import type { VisitorView } from '#shared/booking/booking-view.ts'
import { appointmentTitle, shortMoment } from '#shared/booking/booking-words.ts'
import { googleCalendarUrl } from '#shared/booking/google-calendar.ts'
import { otherTimeWords } from '#shared/booking/other-time.ts'
import { whatsAppShareUrl } from '#shared/contact/links.ts'
import { whatsAppLink } from '#shared/contact/phone.ts'
import { bookingPages, formPages, pages, reviewPages, withToken } from '#shared/paths.ts'
import { WhatsAppIcon } from '#web/components/art/brand-icons.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { PostForm } from '#web/components/ui/form/post-form.tsx'
import { shareWords, whatsAppWords } from './whatsapp-words.ts'

const BIG = buttonClass({ size: 'lg' })
const BIG_QUIET = buttonClass({ size: 'lg', variant: 'quiet' })

/** The next one or two actions, on the ticket itself. */
export function VisitorActions({ view }: { view: VisitorView }) {
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
  if (status === 'accepted' && view.otherTime?.by === 'owner')
    return (
      <>
        <PostForm action={`${bookingPages.visitor(token)}/agree`}>
          <button type="submit" className={BIG}>
            <Check className="icon" aria-hidden="true" />
            Move to {otherTimeWords(view.otherTime)}
          </button>
        </PostForm>
        <PostForm action={`${bookingPages.visitor(token)}/keep`}>
          <button type="submit" className={BIG_QUIET}>
            Keep the old time
          </button>
        </PostForm>
      </>
    )
  if (status === 'accepted')
    return (
      <>
        {startISO && <CalendarMenu view={view} />}
        <ShareMenu view={view} />
      </>
    )
  if (status === 'requested') return <AskOnWhatsApp view={view} />
  return (
    <>
      {status === 'completed' && business.isListed && <ReviewAction view={view} />}
      <AnotherTry view={view} />
    </>
  )
}

/** Whoever cancelled probably wants another time; else another business comes first. */
function AnotherTry({ view: { status, movedBy, alternatives, business } }: { view: VisitorView }) {
  const isSameFirst = status === 'cancelled' && movedBy === 'visitor'
  const same = business.isListed && (
    <a className={isSameFirst ? BIG : BIG_QUIET} href={pages.business(business.id)}>
      {status === 'expired' || status === 'declined' ? 'Ask again' : 'Book again'}
    </a>
  )
  return (
    <>
      {isSameFirst && same}
      {alternatives.length > 0 && (
        <a className={isSameFirst ? BIG_QUIET : BIG} href="#others">
          Others that are open
        </a>
      )}
      {!isSameFirst && same}
    </>
  )
}

/** One review per booking: afterwards a link to it, while it is public, and to its form. */
function ReviewAction({ view: { token, business, review, device } }: { view: VisitorView }) {
  if (device) return <p>Use the link in our mail to write a review or to change it.</p>
  if (review === null)
    return (
      <a className={BIG} href={formPages.review({ token, business: business.id })}>
        <Star className="icon" aria-hidden="true" />
        Write a Review
      </a>
    )
  if (review.isWithdrawn) return null
  return (
    <>
      {review.state === 'published' && (
        <a className={BIG} href={`${reviewPages.all(business.id)}?booked=yes#review-${review.id}`}>
          <Star className="icon" aria-hidden="true" />
          Your review
        </a>
      )}
      <a className={BIG_QUIET} href={withToken(reviewPages.edit, token)}>
        {review.state === 'hidden' ? 'Withdraw my review' : 'Edit or withdraw my review'}
      </a>
    </>
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
function ShareMenu({ view }: { view: VisitorView }) {
  const { site } = useRouteContext({ from: '__root__' })
  const businessUrl = `${site.publicUrl}${pages.business(view.business.id)}`
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
