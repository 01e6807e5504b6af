import { reviewPages } from '#shared/paths.ts'
import { countOf, formatCount, plural } from '#shared/text/numbers.ts'
import { Stars } from '#web/components/ui/stars/stars.tsx'

interface ReviewScoreProps {
  businessId: string
  ratingAvg: number
  ratingCount: number
  /** How many have one star, two, and so on. */
  spread: number[]
}

/** The plain average, and the distribution of stars; each row links to its reviews. */
export function ReviewScore({ businessId, ratingAvg, ratingCount, spread }: ReviewScoreProps) {
  const rows = spread.map((count, index) => ({ stars: index + 1, count })).reverse()
  return (
    <div className="review-score">
      <p className="review-score__mean">
        <b>{ratingAvg.toFixed(1)}</b>
        <Stars value={ratingAvg} />
        <span className="text-small">{countOf(ratingCount, 'review')}</span>
      </p>
      <ul className="review-spread" aria-label="Spread of stars">
        {rows.map(({ stars, count }) => {
          const share = ratingCount && Math.round((1000 * count) / ratingCount) / 10
          return (
            <li key={stars}>
              <a
                href={`${reviewPages.all(businessId)}?stars=${stars}`}
                style={{ '--share': `${share}%` }}
              >
                {countOf(stars, 'star')}
                <em>
                  {formatCount(count)}
                  <span className="sr-only"> {plural(count, 'review')}</span>
                </em>
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
