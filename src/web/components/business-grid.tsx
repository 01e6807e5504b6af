import { useCameFrom } from '#web/lib/came-from.ts'
import { useInternalLinks } from '#web/lib/hooks/use-internal-links.ts'
import { useMinute } from '#web/lib/hooks/use-minute.ts'
import { BusinessCard, type BusinessWithDistance } from './business-card.tsx'
import { Skeleton } from './ui/feedback/skeleton.tsx'
import { VisuallyHidden } from './ui/visually-hidden.tsx'

/** How many are visible at once, on any screen. */
const FIRST = 4

interface BusinessGridProps {
  businesses: BusinessWithDistance[]
  /** The first grid of a page. */
  eager?: boolean
  /** The heading level of the names. */
  level?: 'h2' | 'h3'
  /** How many people the visitor searched for. */
  people?: number | undefined
}

export function BusinessGrid({ businesses, eager = true, level, people }: BusinessGridProps) {
  const grid = useInternalLinks<HTMLUListElement>()
  useCameFrom(grid, people)
  const now = useMinute()
  return (
    <ul ref={grid} className="business-grid">
      {businesses.map((business, index) => (
        <li key={business.id}>
          <BusinessCard
            business={business}
            eager={eager && index < FIRST}
            level={level}
            now={now}
          />
        </li>
      ))}
    </ul>
  )
}

/** Skeletons in the shape of the cards. */
export function BusinessGridSkeleton() {
  return (
    <div className="business-grid" role="status">
      <VisuallyHidden>Loading businesses</VisuallyHidden>
      {Array.from({ length: FIRST }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal blocks that never move.
        <div className="business-card" key={index} aria-hidden>
          <div className="business-card__picture">
            <Skeleton shape="picture" />
          </div>
          <div className="business-card__text">
            <Skeleton shape="text" className="business-card__skeleton-name" />
            <Skeleton shape="text" className="business-card__skeleton-place" />
          </div>
          <div className="business-card__actions">
            <Skeleton className="business-card__skeleton-button" />
            <Skeleton className="business-card__skeleton-button" />
          </div>
        </div>
      ))}
    </div>
  )
}
