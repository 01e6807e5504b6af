import type { ReactNode } from 'react'
import { groupPages } from '#shared/booking/group-paths.ts'
import { pages } from '#shared/paths.ts'
import type { BusinessOnCard } from '#shared/schemas/business-list.ts'
import { AskList } from '#web/components/bookings/ask-list.tsx'
import { BusinessImage } from '#web/components/business-image.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import { type RefusedForm, RefusedFormError } from '#web/components/ui/form/refused-form.tsx'
import { BookingFields } from './booking-fields.tsx'
import { PostForm } from './post-form.tsx'

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="content" className="section plain-page">
      <div className="wrap ask">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}

function Notices({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => (
    <p key={sentence} className="booking-notice" role="alert">
      {sentence}
    </p>
  ))
}

interface ChoosePageProps {
  businesses: readonly BusinessOnCard[]
  chosen?: readonly string[]
  notices?: readonly string[]
}

/** First step: the selection. */
export function ChoosePage({ businesses, chosen, notices = [] }: ChoosePageProps) {
  return (
    <Frame title="Ask several at once">
      <Notices sentences={notices} />
      {businesses.length === 0 ? (
        <EmptyState
          title="Nobody to ask here"
          action={
            <a className="btn" href={pages.search}>
              Browse Businesses
            </a>
          }
        />
      ) : (
        <>
          <p>
            Choose up to five of one kind. Each gets its own booking request, and you get one page
            with all answers.
          </p>
          <AskList businesses={businesses} chosen={chosen} isChoice />
        </>
      )}
    </Frame>
  )
}

interface AskPageProps {
  businesses: readonly BusinessOnCard[]
  requestKey: string
  notices?: readonly string[]
  refused?: RefusedForm
}

/** Second step: the request. */
export function AskPage({ businesses, requestKey, notices = [], refused }: AskPageProps) {
  return (
    <Frame title="Book an Appointment">
      <Notices sentences={notices} />
      <p>One request to {businesses.length === 1 ? 'one business' : 'each of these'}:</p>
      <ul className="ask__chosen">
        {businesses.map((business) => (
          <li key={business.id}>
            <span className="ask__picture">
              <BusinessImage business={business} sizes="72px" />
            </span>
            <span>
              <a href={pages.business(business.id)}>{business.businessName}</a>
              {`${business.industry}, ${business.suburb ?? business.area}`}
            </span>
          </li>
        ))}
      </ul>
      <PostForm action={groupPages.ask} className="stack ask__form">
        <RefusedFormError refused={refused} />
        {businesses.map(({ id }) => (
          <input key={id} type="hidden" name="business" value={id} />
        ))}
        <input type="hidden" name="requestKey" value={requestKey} />
        <BookingFields refused={refused} />
        <Honeypot />
        <p className="text-small">
          Each of them gets your name, phone number and e-mail address. You get one mail that leads
          to all answers.
        </p>
        <Button type="submit" size="lg">
          Send Request
        </Button>
      </PostForm>
    </Frame>
  )
}

interface SentPageProps {
  message: string
  email: string
}

export function SentPage({ message, email }: SentPageProps) {
  return (
    <Frame title="Booking request sent!">
      <p>{message}</p>
      <p>
        We have written to {email}: the button in that mail opens the page with all answers, where
        the others can be cancelled once one has said yes.
      </p>
      <p>
        <a className="btn" href={pages.home}>
          Back to Home
        </a>
      </p>
    </Frame>
  )
}
