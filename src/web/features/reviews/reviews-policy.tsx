import { MONEY_AND_REVIEWS, PLAN_ORDER } from '#shared/catalogue/order-copy.ts'
import {
  PRIOR_RATING_COUNT,
  PRIOR_RATING_SUM,
  REVIEW_WEIGHTS,
} from '#shared/catalogue/review-weights.ts'
import type { LegalPageView } from '#shared/legal/edition.ts'
import { reviewPages } from '#shared/paths.ts'
import { LegalPage, type LegalPart } from '#web/components/legal/legal-page.tsx'

/** How reviews work here, in plain words. Must match what the code does. */
export function ReviewsPolicy({ page }: { page: LegalPageView }) {
  return <LegalPage page={page} parts={findParts()} />
}

function findParts(): LegalPart[] {
  const { booked, confirmed, neither } = REVIEW_WEIGHTS
  const prior = (PRIOR_RATING_SUM / PRIOR_RATING_COUNT).toFixed(1)
  return [
    {
      id: 'who-may-write',
      title: 'Who may write one',
      short: 'Anybody who was there. Nobody is paid for it.',
      text: (
        <>
          <p>
            Anybody who was there, called, or had work done in the last twelve months. You need no
            account and no name. Owners, staff, their families and competitors may not review a
            business, and nobody may be paid or promised anything for a review. From one device we
            take one review of a business in 30 days.
          </p>
        </>
      ),
    },
    {
      id: 'marks',
      title: 'What the marks mean',
      short: 'Booked here, or an address that was confirmed.',
      text: (
        <>
          <p>
            <b>Booked here</b>: written from a booking on this site that took place, one review for
            each booking. <b>Confirmed</b>: the writer opened a link that we sent to an e-mail
            address. The address is never shown and used for nothing but messages about that review.
            Without a mark, all we know is the device, and of that only a code that names nobody. We
            do not check that people without a mark were customers.
          </p>
        </>
      ),
    },
    {
      id: 'held',
      title: 'When a review is held',
      short: 'When too many come at once. The stars make no difference.',
      text: (
        <>
          <p>
            Most reviews appear at once. A review is held until a person has checked it, if a
            business gets many in an hour or a day, or several from one network, or the same text
            came before. Its writer is told that we check it within a day. Until then it is neither
            shown nor counted, and the page of the business says that we are checking. Reviews from
            a booking, and confirmed ones, are not held for such a flood. How many stars a review
            has makes no difference.
          </p>
        </>
      ),
    },
    {
      id: 'removed',
      title: 'What we remove',
      short: 'What breaks the rules, with a written reason.',
      text: (
        <>
          <p>
            What is not about a visit or job of the writer’s own, advertising, hate and threats,
            private facts about people, what is about another business, copies, what was paid for,
            and what the law forbids. We don’t remove a review because somebody disagrees with it,
            or because it has few stars and no words. Every removal has a written reason, which the
            owner is told, and the writer too if the review is booked or confirmed. How many were
            removed after they had been shown stands below the reviews, and{' '}
            <a href={reviewPages.figures}>all of it by year</a> on a page of its own. What was
            hidden in error is shown again.
          </p>
        </>
      ),
    },
    {
      id: 'changing',
      title: 'Changing your mind',
      short: 'Booked and confirmed reviews can be edited or withdrawn.',
      text: (
        <>
          <p>
            A booked or confirmed review can be edited or withdrawn by its writer, from the
            booking’s page or from our mails. The review then says that it was edited and when, a
            reply from before says so too, and the average changes straight away. What is withdrawn
            is deleted and no longer counts.
          </p>
        </>
      ),
    },
    {
      id: 'owners',
      title: 'What owners can do',
      short: 'Answer and report, like anybody. Never hide.',
      text: (
        <>
          <p>
            Every owner can answer every review, in public, once, and change the answer, on either
            plan. Owners can report a review like anybody else. No owner can hide or remove one.
          </p>
        </>
      ),
    },
    {
      id: 'money',
      title: MONEY_AND_REVIEWS,
      short: 'No plan moves or removes a review.',
      text: (
        <>
          <p>
            No plan, payment or advertisement removes a review, moves it, or changes an average.
            What a plan changes is the order of lists: among equals {PLAN_ORDER}, and the card says
            so.
          </p>
        </>
      ),
    },
    {
      id: 'average',
      title: 'How the average is made',
      short: 'The plain mean of all published reviews.',
      text: (
        <>
          <p>
            The number beside the stars is the plain mean of all published reviews, rounded to one
            decimal. Each counts once, old or new, marked or not.
          </p>
          <p>
            The order of lists, within a plan, uses another figure, which knows how many reviews
            there are and how sure: one that was booked here counts {booked} times, a confirmed one{' '}
            {confirmed} times, any other {neither === 1 ? 'once' : `${neither} times`}. Every
            business starts as if it had {PRIOR_RATING_COUNT} more reviews of {prior} stars, so that
            one review of five stars does not pass a hundred of 4.8.
          </p>
        </>
      ),
    },
    {
      id: 'telling-us',
      title: 'Telling us',
      short: 'A person reads every report.',
      text: (
        <>
          <p>
            Under each review is a <b>Report</b> link. A person reads every report and decides; many
            reports alone remove nothing. A formal request under the Electronic Communications and
            Transactions Act has <a href={reviewPages.notice}>its own form</a>.
          </p>
        </>
      ),
    },
  ]
}
