import { NOTICE_DAYS } from '#shared/legal/documents.ts'
import type { LegalPageView } from '#shared/legal/edition.ts'
import { PLAN_PRICE_RAND } from '#shared/money/plans.ts'
import { reviewPages, sitePages } from '#shared/paths.ts'
import { LegalPage, type LegalPart } from '#web/components/legal/legal-page.tsx'
import { operatorLine } from '#web/components/legal/operator-facts.tsx'

interface TermsProps {
  page: LegalPageView
  supportEmail: string
}

export function Terms(props: TermsProps) {
  return <LegalPage page={props.page} parts={partsOf(props)} />
}

function partsOf({ page: { operator }, supportEmail }: TermsProps): LegalPart[] {
  const who = operatorLine(operator)
  return [
    {
      id: 'who-we-are',
      title: 'Who we are',
      short: 'A directory of businesses in Cape Town. We are not one of them.',
      text: (
        <>
          {who && <p>This site is run by {who}.</p>}
          <p>
            CPT Recommends lists businesses in Cape Town, shows what visitors write about them, and
            passes booking requests on. To reach us, write to{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </p>
        </>
      ),
    },
    {
      id: 'visitors',
      title: 'If you visit',
      short: 'Using the site is free. A booking is between you and the business.',
      text: (
        <>
          <p>
            You may search, book and review without an account and without paying us. Please give
            true details when you book, and cancel in time if you cannot come.
          </p>
          <p>
            A booking is an agreement between you and the business. The business is responsible for
            what it offers, for its prices and for its work. We never charge for a booking or a
            cancellation; a business may have rules of its own.
          </p>
        </>
      ),
    },
    {
      id: 'reviews',
      title: 'If you write a review',
      short: 'Your own experience, in your own words. Nobody may be paid for it.',
      text: (
        <p>
          A review stays yours. By sending it you allow us to show it on this site. What is removed
          and why is explained in the <a href={reviewPages.policy}>review guidelines</a>. A claim
          that a text breaks the law can be made with{' '}
          <a href={reviewPages.notice}>a formal notice</a>.
        </p>
      ),
    },
    {
      id: 'owners',
      title: 'If you list a business',
      short: `R${PLAN_PRICE_RAND.BASIC} or R${PLAN_PRICE_RAND.PREMIUM} a month, until you stop. Seven days to change your mind.`,
      text: (
        <>
          <p>
            You must be allowed to act for the business, and what you publish must be true: name,
            address, hours, prices and pictures that you may use. Keep it up to date. You are
            responsible for what happens under your account, so keep your password to yourself.
          </p>
          <p>
            BASIC costs R{PLAN_PRICE_RAND.BASIC} and PREMIUM R{PLAN_PRICE_RAND.PREMIUM} a month.
            What each gives is on <a href={sitePages.pricing}>Pricing Plans</a>. A plan renews every
            month until you cancel it, which you can do any day in Plan &amp; billing; your listing
            then stays online until the last paid day. Within seven days of the first payment you
            get your money back, no questions asked.
          </p>
          <p>
            If a payment fails, we write to you three times. On the tenth day the listing is hidden
            until a payment arrives. Nothing is deleted then.
          </p>
          <p>
            The details of visitors who book with you are given to you for that booking alone. You
            may not use them for advertising, and you are responsible for your own copy of them.
          </p>
        </>
      ),
    },
    {
      id: 'not-allowed',
      title: 'What is not allowed',
      short: 'No lies, no harm, no robots that send.',
      text: (
        <p>
          It is not allowed to invent reviews or bookings, to publish what breaks the law or the
          rights of others, to send advertising through our forms, or to attack the site. We may
          hide what breaks these rules and pause an account that does. A person decides, and you may
          ask us to look again.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'What we answer for',
      short: 'We do our work with care. For the work of a business, the business answers.',
      text: (
        <>
          <p>
            We work to keep the site available and correct, and cannot promise that it always is.
            Opening hours, prices and free times come from the businesses.
          </p>
          <p>
            We answer for damage that we cause on purpose or by gross negligence. For anything else
            we answer as far as the law demands. Nothing here takes away a right that the Consumer
            Protection Act 68 of 2008 gives you.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'If these terms change',
      short: 'Owners hear of it 30 days before, by e-mail.',
      text: (
        <p>
          Each version has a number and a date. We tell owners by e-mail what is different, at least{' '}
          {NOTICE_DAYS} days before a new version applies, and until then the old one does. Owners
          may end their plan if they do not agree. All versions stay readable below.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Which law applies',
      text: (
        <p>
          The law of South Africa. Please write to us first: most things can be put right that way.
        </p>
      ),
    },
  ]
}
