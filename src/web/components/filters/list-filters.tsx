import type { CardPage } from '#shared/schemas/business-list.ts'
import { readFilters } from '#shared/search/filters.ts'
import { hasAny } from '#web/lib/has-any.ts'
import { useInternalLinks } from '#web/lib/hooks/use-internal-links.ts'
import { FilterChips } from './filter-chips.tsx'
import {
  addressWith,
  askAddress,
  chosenFilters,
  type ListAddress,
  toggleOptions,
  understoodParts,
} from './filter-links.ts'
import { FilterSheet, SHEET_ID, toggle } from './filter-sheet.tsx'
import { useOpenParts } from './use-open-parts.ts'

export interface ListFiltersProps {
  /** The filters from the address, which anybody may have typed. */
  list: ListAddress
  found: Pick<CardPage, 'facets' | 'openThen' | 'place' | 'total' | 'totalIsExact' | 'understood'>
}

/**
 * All are links, so that they work without JavaScript and can be shared. On phones one scrolling row with
 * the chips and the most used filters, and a sheet with all of them.
 */
export function ListFilters({ list: asked, found }: ListFiltersProps) {
  const nav = useInternalLinks<HTMLElement>()
  const list = { ...asked, filters: readFilters(asked.filters) }
  useOpenParts(nav, addressWith(list))
  const chosen = chosenFilters(list, found.openThen)
  const clear = addressWith({ ...list, filters: { sort: list.filters.sort } })
  const hasFilters = found.total > 0 || hasAny(asked.filters)
  return (
    <nav ref={nav} className="filters" aria-label="Filters">
      <div className="filters__row">
        {hasFilters && (
          <button type="button" className="filter filters__open" popoverTarget={SHEET_ID}>
            Filters
          </button>
        )}
        <FilterChips
          understood={understoodParts(found.understood, list.filters)}
          chosen={chosen}
          clear={clear}
        />
        {hasFilters && (
          <div className="filters__quick">
            {toggleOptions(list, found.facets)
              .filter(({ isOn }) => !isOn)
              .map(toggle)}
            <a className="filter" href={askAddress(list)} data-whole>
              Ask several at once
            </a>
          </div>
        )}
      </div>
      {hasFilters && (
        <FilterSheet list={list} found={found} clear={chosen.length > 0 ? clear : undefined} />
      )}
    </nav>
  )
}
