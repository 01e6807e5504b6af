import { reviewPages } from '#shared/paths.ts'
import { formatCount } from '#shared/text/numbers.ts'

/** Transparency: how many reviews we removed, and a link to the rules. */
export function RemovedReviews({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="text-small muted">
      {count === 1 ? 'One review was removed.' : `${formatCount(count)} reviews were removed.`}{' '}
      <a href={reviewPages.whyRemoved}>Why</a>
    </span>
  )
}
