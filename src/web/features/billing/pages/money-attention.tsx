import { formatCents } from '#shared/money/cents.ts'
import { ownPages } from '#shared/own-paths.ts'
import type { MoneyAttention } from '#shared/schemas/billing/money.ts'
import { capeTownDay, formatShortDate } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'

const KINDS = {
  notification: 'Payment',
  'cancel-subscription': 'Cancellation at the provider',
  'pause-subscription': 'Pause at the provider',
  'change-amount': 'New amount at the provider',
} as const

const dayOf = (at: string) => formatShortDate(capeTownDay(new Date(at)))

/** What cannot be settled automatically. Renders nothing if there is nothing. */
export function MoneyAttentionPanel({ attention }: { attention: MoneyAttention }) {
  const { failed, unconfirmed, giveBack, rejected } = attention
  if (failed.length + unconfirmed.length + giveBack.length + rejected.length === 0) return null
  return (
    <section className="panel" aria-labelledby="attention">
      <div className="panel__head">
        <h2 id="attention">Needs attention</h2>
      </div>
      <ul className="money-attention">
        {failed.map((message) => (
          <FailedMessage key={message.id} message={message} />
        ))}
        {unconfirmed.map(({ id, at, kind, reason, userId }) => (
          <li key={id}>
            <div>
              <b>{KINDS[kind]}, not confirmed yet</b>
              <p>
                {dayOf(at)}. We keep trying. {reason}{' '}
                {userId !== null && <a href={ownPages.ownerMoney(userId)}>Ledger of the owner</a>}
              </p>
            </div>
          </li>
        ))}
        {giveBack.map(({ id, userId, owner, day, amountCents, note }) => (
          <li key={id}>
            <div>
              <b>
                {formatCents(amountCents)} from <a href={ownPages.ownerMoney(userId)}>{owner}</a>
              </b>
              <p>
                {formatShortDate(day)}. {note}
              </p>
            </div>
          </li>
        ))}
        {rejected.map(({ reason, count, lastAt }) => (
          <li key={reason}>
            <div>
              <b>Rejected, {count === 1 ? 'once' : `${count} times`} in 30 days</b>
              <p>
                {reason} Last on {dayOf(lastAt)}.
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FailedMessage({ message }: { message: MoneyAttention['failed'][number] }) {
  const { id, at, kind, reason, amount, payment, userId } = message
  return (
    <li>
      <div>
        <b>
          {KINDS[kind]}
          {amount !== '' && ` of R${amount}`}
        </b>
        <p>
          {dayOf(at)}. {reason} {payment !== '' && `Payment ${payment}. `}
          {userId !== null && <a href={ownPages.ownerMoney(userId)}>Ledger of the owner</a>}
        </p>
      </div>
      <form method="post" action={ownPages.moneySettled}>
        <input type="hidden" name="messageId" value={id} />
        <Button type="submit" variant="line" size="sm">
          Settled
        </Button>
      </form>
    </li>
  )
}
