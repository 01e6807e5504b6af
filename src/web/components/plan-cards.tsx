import { PLAN_FEATURES, PLAN_NAME, PLAN_PRICE_RAND, PLANS } from '#shared/money/plans.ts'
import { RadioCard } from '#web/components/ui/form/radio-card.tsx'

interface PlanCardsProps {
  name: string
  chosen?: string | undefined
}

export function PlanCards({ name, chosen = 'BASIC' }: PlanCardsProps) {
  return (
    <fieldset>
      <legend>Choose a plan</legend>
      <div className="radio-cards">
        {PLANS.map((plan) => (
          <RadioCard
            key={plan}
            name={name}
            value={plan}
            defaultChecked={plan === chosen}
            title={PLAN_NAME[plan]}
            price={`R${PLAN_PRICE_RAND[plan]}`}
            period="per month"
            premium={plan === 'PREMIUM'}
            recommended={plan === 'PREMIUM' ? 'Recommended' : undefined}
            features={PLAN_FEATURES[plan]}
          />
        ))}
      </div>
    </fieldset>
  )
}
