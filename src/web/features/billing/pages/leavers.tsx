import { ownPages } from '#shared/own-paths.ts'
import type { MoneyAnswer } from '#shared/schemas/billing/money.ts'
import { formatDate, formatMonth, formatShortDate } from '#shared/time/dates.ts'
import { Badge, PlanBadge } from '#web/components/ui/badge.tsx'

/** Who has cancelled, and who was lost in the month: who, when, until when and why. */
export function Leavers({ money: { leavers, month } }: { money: MoneyAnswer }) {
  if (leavers.length === 0) return null
  return (
    <section className="panel" aria-labelledby="leavers">
      <div className="panel__head">
        <h2 id="leavers">Leaving, or lost in {formatMonth(month)}</h2>
      </div>
      <ul className="money-attention">
        {leavers.map(({ userId, owner, plan, on, paidUntil, why, isListed }) => (
          <li key={userId}>
            <div>
              <b>
                <a href={ownPages.ownerMoney(userId)}>{owner}</a>
              </b>
              <p>
                {formatShortDate(on)}. {why}
              </p>
            </div>
            <p className="money__owner">
              <PlanBadge plan={plan} />
              <Badge tone={isListed ? 'wait' : 'off'}>{isListed ? 'Still listed' : 'Left'}</Badge>
              {paidUntil !== null && <span>Paid until {formatDate(paidUntil)}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
