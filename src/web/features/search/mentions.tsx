import type { CardPage } from '#shared/schemas/business-list.ts'
import { countOf } from '#shared/text/numbers.ts'
import { BusinessGrid } from '#web/components/business-grid.tsx'

/** Who only mentions a trade that nobody here has is no answer, and is shown to whoever wants to see it. */
export function Mentions({ found }: { found: CardPage }) {
  if (found.total === 0) return null
  return (
    <details className="mentions">
      <summary>{`${countOf(found.total, 'business', 'businesses')} of another trade with these words`}</summary>
      <BusinessGrid businesses={found.businesses} eager={false} people={found.people} />
    </details>
  )
}
