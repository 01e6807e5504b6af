import type { OwnGemView } from '#shared/catalogue/gem-requests.ts'
import { helpPages, moneyPages } from '#shared/paths.ts'
import { OwnPage } from '#web/components/own-page.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'
import { AskToBeGem } from './ask-to-be-gem.tsx'
import { GemStanding } from './gem-standing.tsx'

export interface OwnGemPageProps {
  gem: OwnGemView
  /** What the owner did a moment ago. */
  done: string | null
}

/** Where a PREMIUM owner asks for turns among the featured gems. Links and forms, no script. */
export function OwnGemPage({ gem, done }: OwnGemPageProps) {
  const refused = useRefusedForm()
  const isAsking = canAsk(gem)
  return (
    <OwnPage title="Featured Gems" businessName={gem.businessName} className="billing">
      {refused && !isAsking && <FormError>{refused.detail}</FormError>}
      {done === 'asked' && gem.request?.state === 'asked' && (
        <section className="billing-note billing-note--good" role="status">
          <div>
            <h2>Thank you, we have your request</h2>
            <p>A person looks at your page and answers by mail.</p>
          </div>
        </section>
      )}
      {done === 'left' && gem.request?.state === 'left' && (
        <section className="billing-note" role="status">
          <div>
            <h2>Done</h2>
            <p>You take no turns any more. You can ask again at any time.</p>
          </div>
        </section>
      )}
      <div className="billing__columns">
        <div className="billing__column">
          <GemStanding gem={gem} />
          {isAsking && <AskToBeGem />}
        </div>
        <div className="billing__column">
          <HowTurnsWork />
        </div>
      </div>
    </OwnPage>
  )
}

/** Otherwise the standing says why not. */
const canAsk = ({ businessName, isPremium, isPicked, request, askAgainFrom }: OwnGemView) =>
  businessName !== null &&
  isPremium &&
  !isPicked &&
  askAgainFrom === null &&
  (request === null || request.state === 'left' || request.state === 'declined')

function HowTurnsWork() {
  return (
    <Panel title="How turns work" className="stack">
      <p>The home page has four places. The picks of our team come first.</p>
      <p>
        Businesses on PREMIUM that asked and were accepted share the other places. Each turn lasts a
        week, from Monday to Sunday. Nobody gets a second turn before everybody has had a first.
      </p>
      <p>
        A turn is not for sale, and it changes nothing in the search or in your reviews. If your
        plan rests, so do your turns.
      </p>
      <p>
        <a href={helpPages.article('turns-among-the-featured-gems')}>
          Read more in the Help Center
        </a>
        {' or '}
        <a href={moneyPages.billing}>look at your plan</a>.
      </p>
    </Panel>
  )
}
