import { pages } from '#shared/paths.ts'
import type { ErasedSummary } from '#shared/schemas/personal-data.ts'
import { countOf } from '#shared/text/numbers.ts'
import { buttonClass } from '#web/components/ui/button.tsx'

/** What was done, in numbers: nothing else of it is left. */
export function DataErased({
  bookings,
  cancelled,
  businesses,
  reviews,
  choice,
  deleted,
}: ErasedSummary) {
  const rows = [
    ...(bookings > 0
      ? [
          ['Bookings', `${bookings} cleared, ${cancelled} of them cancelled`],
          ['Told to erase their copies', countOf(businesses, 'business', 'businesses')],
        ]
      : []),
    ...(reviews > 0
      ? [['Reviews', `${reviews} ${choice === 'remove' ? 'removed' : 'kept without your name'}`]]
      : []),
    ...deleted.map((title) => [title, 'Deleted']),
  ]
  return (
    <section className="data-erased" role="status">
      <div>
        <h1>Everything is erased</h1>
        <p>This link is used up. Please note what you want to keep of this list.</p>
        <a className={buttonClass({ variant: 'line' })} href={pages.home}>
          Back to Home
        </a>
      </div>
      <dl className="data-erased__list">
        {rows.map(([label, value]) => (
          <div key={label} className="data-erased__row">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
