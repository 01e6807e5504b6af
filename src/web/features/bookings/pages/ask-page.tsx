import type { ReactNode } from 'react'
import type { GroupView } from '#shared/booking/group-view.ts'
import { bookingTitle } from '#shared/booking/request-wishes.ts'
import { groupPages, pages } from '#shared/paths.ts'
import type { BusinessOnCard } from '#shared/schemas/business-list.ts'
import { AskList } from '#web/components/ask-list.tsx'
import { BusinessImage } from '#web/components/business-image.tsx'
import { TopBar } from '#web/components/layout/top-bar.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import { PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { markBooked } from '#web/lib/saved/own-bookings-store.ts'
import { Notice } from './refused-notice.tsx'
import { RequestFields } from './request-fields.tsx'

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <TopBar />
      <main id="content" className="section plain-page">
        <div className="wrap ask">
          <h1>{title}</h1>
          {children}
        </div>
      </main>
    </>
  )
}

const Notices = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.map((sentence) => <Notice key={sentence}>{sentence}</Notice>)

interface ChoosePageProps {
  businesses: readonly BusinessOnCard[]
  chosen?: readonly string[]
  notices?: readonly string[]
  people?: number | undefined
}

/** First step: the selection. */
export function ChoosePage({ businesses, chosen, notices = [], people }: ChoosePageProps) {
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
            Choose up to five from one category: five restaurants, say, or five hair salons. Each
            gets its own booking request, and you get one page with all answers.
          </p>
          <AskList businesses={businesses} chosen={chosen} people={people} isChoice />
        </>
      )}
    </Frame>
  )
}

interface AskPageProps {
  businesses: readonly BusinessOnCard[]
  requestKey: string
  notices?: readonly string[]
  /** How many the visitor searched for. */
  people?: number | undefined
}

/** Second step: the request. */
export function AskPage({ businesses, requestKey, notices = [], people }: AskPageProps) {
  // All are of one kind.
  const [{ industry, services } = { industry: 'Other' as const, services: [] }] = businesses
  return (
    <Frame title={bookingTitle(industry)}>
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
        <RefusedFormError />
        {businesses.map(({ id }) => (
          <input key={id} type="hidden" name="business" value={id} />
        ))}
        <input type="hidden" name="requestKey" value={requestKey} />
        <RequestFields
          industry={industry}
          services={businesses.length === 1 ? services : []}
          people={people}
        />
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
  /** By the secret for this device; without it the mail leads to the answers. */
  group: GroupView | null
}

export function SentPage({ message, group }: SentPageProps) {
  return (
    <Frame title="Booking request sent!">
      <p>{message}</p>
      <p>
        We have written to you: the button in that mail opens the page with all answers, where the
        others can be cancelled once one has said yes.
      </p>
      <p className="ask__next">
        {group && (
          <a className="btn" href={groupPages.group(group.token)} {...markOf(group)}>
            See all answers
          </a>
        )}
        <a className={group ? 'btn btn--line' : 'btn'} href={pages.home}>
          Back to Home
        </a>
      </p>
    </Frame>
  )
}

/** For 'My bookings' of the device. */
const markOf = ({ token, dateISO, answers }: GroupView) =>
  markBooked({
    page: groupPages.group(token),
    businessName: answers.map(({ businessName }) => businessName).join(', '),
    when: dateISO ?? '',
  })
