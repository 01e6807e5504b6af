import type { CardPage } from '#shared/schemas/business-list.ts'
import { placeResults } from './place-results.ts'

/** Between list and map where the window has room for one of them; nothing if there is no map. */
export function ViewSwitch({ found }: { found: CardPage }) {
  if (placeResults(found).length === 0) return null
  return (
    <nav className="view-switch" aria-label="List or map">
      <a className="view-switch__list" href="#content">
        List
      </a>
      <a className="view-switch__map" href="#map">
        Map
      </a>
    </nav>
  )
}
