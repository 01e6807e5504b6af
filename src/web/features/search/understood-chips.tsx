import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import type { Understood } from '#shared/schemas/business-list.ts'
import type { Filters } from '#shared/search/filters.ts'

/** How the query was understood, each part with a link that removes it. A single word is not shown. */
interface UnderstoodChipsProps {
  understood: Understood[]
  filters: Filters
}

export function UnderstoodChips({ understood, filters }: UnderstoodChipsProps) {
  if (understood.length < 2 && understood.every(({ kind }) => kind === 'need')) return null
  return (
    <div className="understood-chips">
      <span id="understood">We understood</span>
      <ul aria-labelledby="understood">
        {understood.map((part) => (
          <li key={`${part.kind} ${part.label}`} className="chip">
            <span>{part.label}</span>
            <Link
              className="chip__remove"
              to={pages.search}
              search={{ ...filters, q: part.q || undefined, area: part.area || undefined }}
              aria-label={`Search without ${part.label}`}
            >
              <svg viewBox="0 0 16 16" aria-hidden>
                <path d="m4 4 8 8m0-8-8 8" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
