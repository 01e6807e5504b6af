import { PLAN_PRICE_RAND } from '#shared/money/plans.ts'
import { supplyPages } from '#shared/paths.ts'
import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

/** Free of charge first: nobody is asked to pay for a page that they did not order. */
const GAINS = [
  'Put the details right yourself, any day',
  'Answer your reviews under your own name',
  'Hear first when somebody suggests a correction',
  'On a plan: your own words and photos, bookings, a higher place in every list, and figures',
]

interface UnclaimedPanelsProps {
  id: string
  /** Somebody looks after it, without a plan. */
  claimed: true | undefined
}

/** What a claimed page has more, and what anybody can do about this one. */
export function UnclaimedPanels({ id, claimed }: UnclaimedPanelsProps) {
  return (
    <>
      {!claimed && (
        <section className="unclaimed-ticket" aria-labelledby="yours">
          <div className="unclaimed-ticket__gains">
            <h2 id="yours">Is this your business?</h2>
            <p>A page that its owner looks after has more:</p>
            <ul>
              {GAINS.map((gain) => (
                <li key={gain}>{gain}</li>
              ))}
            </ul>
          </div>
          <div className="unclaimed-ticket__stub">
            <a className={buttonClass({ variant: 'ink', block: true })} href={claimPages.claim(id)}>
              Claim this page
            </a>
            <p>
              Claiming is free. Plans start at R{PLAN_PRICE_RAND.BASIC} a month, if you want one.
            </p>
          </div>
        </section>
      )}
      <Panel className="unclaimed-links" title="Help us keep it right">
        <a href={supplyPages.correction(id)}>
          <span>
            Suggest a correction<small>Hours, phone, address, closed for good</small>
          </span>
        </a>
        <a href={claimPages.remove(id)}>
          <span>
            Remove this page
            <small>For the business itself. We ask for one proof, and no reason.</small>
          </span>
        </a>
      </Panel>
    </>
  )
}

/** Of a business with an owner: a line below what it says. */
export function WrongHere({
  business: { id, plan, takesCorrections },
}: {
  business: PublicBusiness
}) {
  if (plan === null || !takesCorrections) return null
  return (
    <p className="business-correction text-small">
      Something wrong here? <a href={supplyPages.correction(id)}>Suggest a correction</a>
    </p>
  )
}
