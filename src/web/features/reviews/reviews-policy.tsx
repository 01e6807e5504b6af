import type { ReactNode } from 'react'
import {
  PRIOR_RATING_COUNT,
  PRIOR_RATING_SUM,
  REVIEW_WEIGHTS,
} from '#shared/catalogue/review-weights.ts'
import { reviewPages } from '#shared/review-paths.ts'

/** How reviews work here, in plain words. Must match what the code does. */
export function ReviewsPolicy() {
  const { booked, confirmed, neither } = REVIEW_WEIGHTS
  const prior = (PRIOR_RATING_SUM / PRIOR_RATING_COUNT).toFixed(1)
  return (
    <article className="policy">
      <h1>How reviews work</h1>
      <p className="lead">
        Reviews are the reason to come here. So this page says all of it: who writes them, what we
        check, what we remove, and how the figures are made.
      </p>

      <Part title="Who may write one">
        <p>
          Anybody who was there, called, or had work done in the last twelve months. You need no
          account and no name. Owners, staff, their families and competitors may not review a
          business, and nobody may be paid or promised anything for a review. From one device we
          take one review of a business in 30 days.
        </p>
      </Part>

      <Part title="What the marks mean">
        <p>
          <b>Booked here</b>: written from a booking on this site that took place, one review for
          each booking. <b>Confirmed</b>: the writer opened a link that we sent to an e-mail
          address. The address is never shown and used for nothing but messages about that review.
          Without a mark, all we know is the device, and of that only a code that names nobody. We
          do not check that people without a mark were customers.
        </p>
      </Part>

      <Part id="held" title="When a review is held">
        <p>
          Most reviews appear at once. A review is held until a person has checked it, if a business
          gets many in an hour or a day, or several from one network, or the same text came before.
          Its writer is told that we check it within a day. Until then it is neither shown nor
          counted. How many stars it has makes no difference.
        </p>
      </Part>

      <Part id="removed" title="What we remove">
        <p>
          What is not about a visit or job of the writer’s own, advertising, hate and threats,
          private facts about people, what is about another business, copies, what was paid for, and
          what the law forbids. Disagreeing with a review, or few stars without words, is no reason.
          Every removal has a written reason, which the owner and, with a confirmed address, the
          writer are told. How many were removed after they had been shown stands below the reviews.
          What was hidden in error is shown again.
        </p>
      </Part>

      <Part title="What owners can do">
        <p>
          Every owner can answer every review, in public, once, and change the answer, on either
          plan. Owners can report a review like anybody else. No owner can hide or remove one.
        </p>
      </Part>

      <Part title="Money changes nothing">
        <p>
          No plan, payment or advertisement removes a review, moves it, or changes an average. A
          PREMIUM plan places a business before BASIC ones in lists, marked as such; the reviews are
          the same.
        </p>
      </Part>

      <Part title="How the average is made">
        <p>
          The number beside the stars is the plain mean of all published reviews, rounded to one
          decimal. Each counts once, old or new, marked or not.
        </p>
        <p>
          The order of lists, within a plan, uses another figure, which knows how many reviews there
          are and how sure: one that was booked here counts {booked} times, a confirmed one{' '}
          {confirmed} times, any other {neither === 1 ? 'once' : `${neither} times`}. Every business
          starts as if it had {PRIOR_RATING_COUNT} more reviews of {prior} stars, so that one review
          of five stars does not pass a hundred of 4.8.
        </p>
      </Part>

      <Part title="Telling us">
        <p>
          Each review has a link <b>Report</b>. Reports are counted, and a person decides; their
          number alone removes nothing. A formal request under the Electronic Communications and
          Transactions Act has <a href={reviewPages.notice}>its own form</a>.
        </p>
      </Part>
    </article>
  )
}

interface PartProps {
  /** The anchor for direct links. */
  id?: string
  title: string
  children: ReactNode
}

function Part({ id, title, children }: PartProps) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
