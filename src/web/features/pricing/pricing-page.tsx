import { Check, ChevronDown, Info } from 'lucide-react'
import { PLAN_FEATURES, PLAN_PRICE_RAND, type Plan } from '#shared/money/plans.ts'
import { helpPages, pages } from '#shared/paths.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { PRICING_QUESTIONS, promisesOf } from './pricing-copy.ts'

const WORDS: Record<Plan, string> = {
  BASIC: 'To be found, and to be booked.',
  PREMIUM: 'To stand in front, and to know why.',
}

/** The two plans, what each promise means, and the questions that owners ask. */
export function PricingPage() {
  return (
    <>
      <section className="pricing-hero">
        <div className="wrap pricing-hero__inner">
          <div>
            <h1>Two plans. No contract.</h1>
            <p className="lead">
              Month to month. Change or stop whenever you like, from your own dashboard. We take
              nothing from your bookings.
            </p>
            <p className="pricing-hero__picture">
              <img src="/art/panel-bo-kaap.svg" alt="" width="480" height="360" loading="lazy" />
            </p>
          </div>
          <div className="plan-tickets">
            <PlanTicket plan="BASIC" />
            <PlanTicket plan="PREMIUM" />
          </div>
        </div>
      </section>
      <div className="section wrap pricing">
        <h2>What BASIC gives you</h2>
        <Promises plan="BASIC" />
        <h2>What PREMIUM adds</h2>
        <Promises plan="PREMIUM" />
        <p className="pricing__honest">
          <Info className="icon pricing__info" aria-hidden="true" />
          <span>
            No plan, payment or advertisement changes an average or removes a review, on either
            plan.
          </span>
        </p>
        <Questions />
      </div>
    </>
  )
}

function PlanTicket({ plan }: { plan: Plan }) {
  const isPremium = plan === 'PREMIUM'
  return (
    <section
      className={classNames('plan-ticket', isPremium && 'plan-ticket--premium')}
      aria-labelledby={`plan-${plan}`}
    >
      <div className="plan-ticket__top">
        <h2 id={`plan-${plan}`}>
          {plan} {isPremium && <span className="plan-ticket__recommended">Recommended</span>}
        </h2>
        <p className="plan-ticket__price">
          R{PLAN_PRICE_RAND[plan]} <small>per month</small>
        </p>
        <p>{WORDS[plan]}</p>
      </div>
      <ul>
        {PLAN_FEATURES[plan].map((promise) => (
          <li key={promise}>
            <Check className="icon plan-ticket__tick" aria-hidden="true" />
            {promise}
          </li>
        ))}
      </ul>
      <a
        className={buttonClass(isPremium ? { block: true } : { variant: 'line', block: true })}
        href={`${pages.register}?plan=${plan}`}
      >
        Start with {plan}
      </a>
    </section>
  )
}

function Promises({ plan }: { plan: Plan }) {
  return (
    <ul className="promises">
      {promisesOf(plan).map(({ promise, sentence, screen }) => (
        <li key={promise} className="promise">
          <span className="promise__picture">
            <img src={`/screens/${screen}.webp`} alt="" width="560" height="350" loading="lazy" />
          </span>
          <div>
            <h3>{promise}</h3>
            <p>{sentence}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Questions() {
  return (
    <section className="questions" aria-labelledby="questions">
      <h2 id="questions">Questions owners ask</h2>
      <div>
        {PRICING_QUESTIONS.map(({ question, answer }, index) => (
          <details key={question} className="question" open={index === 0}>
            <summary>
              {question}
              <ChevronDown className="icon" aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
        <p className="questions__more">
          Something else? Look in the <a href={helpPages.home}>Help Center</a> or{' '}
          <a href={helpPages.contact}>write to us</a>.
        </p>
      </div>
    </section>
  )
}
