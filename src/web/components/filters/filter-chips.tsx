import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx'
import type { Chip } from './filter-links.ts'

interface FilterChipsProps {
  /** How the query was understood. */
  understood: readonly Chip[]
  /** The active filters. */
  chosen: readonly Chip[]
  /** The same list without any filter. */
  clear: string
}

/** What was understood and what was chosen, each with a link that removes it. */
export function FilterChips({ understood, chosen, clear }: FilterChipsProps) {
  return (
    <>
      {understood.length > 0 && (
        <>
          <span id="understood" className="filter-chips__title">
            We understood
          </span>
          <ul className="filter-chips" aria-labelledby="understood">
            {understood.map(chip)}
          </ul>
        </>
      )}
      {chosen.length > 0 && (
        <ul className="filter-chips" aria-label="Chosen filters">
          {chosen.map(chip)}
          {chosen.length > 1 && (
            <li>
              <a className="filter-chips__clear" href={clear}>
                Clear all
              </a>
            </li>
          )}
        </ul>
      )}
    </>
  )
}

function chip({ label, href, without }: Chip) {
  return (
    <li key={without} className="chip">
      <span>{label}</span>
      <a className="chip__remove" href={href} data-icon>
        <VisuallyHidden>{without}</VisuallyHidden>
        <svg viewBox="0 0 16 16" aria-hidden>
          <path d="m4 4 8 8m0-8-8 8" />
        </svg>
      </a>
    </li>
  )
}
