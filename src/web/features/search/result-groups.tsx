import type { CardPage } from '#shared/schemas/business-list.ts'
import { BusinessGrid } from '#web/components/business-grid.tsx'
import { groupHeading, groupResults } from './group-results.ts'

/** The results in their groups; one list without headings if there is only one group. */
export function ResultGroups({ found }: { found: CardPage }) {
  const groups = groupResults(found)
  return groups.map(({ group, businesses }, at) => {
    const heading = groupHeading(group, found, groups.length)
    return (
      <section
        key={group}
        className="result-group"
        aria-labelledby={heading ? `group-${group}` : undefined}
      >
        {heading && (
          <h2 className="result-group__title" id={`group-${group}`}>
            {heading}
          </h2>
        )}
        {group === 'unclaimed' && (
          <p className="result-group__note">From public sources, not confirmed by the business.</p>
        )}
        <BusinessGrid
          businesses={businesses}
          eager={at === 0}
          level={heading ? 'h3' : 'h2'}
          people={found.people}
        />
      </section>
    )
  })
}
