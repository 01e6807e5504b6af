import type { Facets } from '#shared/schemas/business-list.ts'
import { ORDER_NAMES } from '#shared/search/filters.ts'
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx'
import { useOwnLinks } from '#web/lib/use-own-links.ts'
import {
  addressWith,
  chosenFilters,
  industryOptions,
  type ListAddress,
  type Option,
  orderOptions,
  priceOptions,
} from './filter-links.ts'

interface ListFiltersProps {
  list: ListAddress
  facets: Facets | null
  /** Somebody asked for a place, so there is a nearest. */
  hasPlace?: boolean
  /** Where else the same can be had. */
  places?: Option[]
}

/** Links all of them, so that they work without JavaScript and can be shared. */
export function ListFilters({ list, facets, hasPlace = false, places = [] }: ListFiltersProps) {
  const nav = useOwnLinks<HTMLElement>()
  const { open, stars, sort } = list.filters
  const industries = industryOptions(list, facets)
  const chosen = chosenFilters(list)
  return (
    // Another address closes what was open.
    <nav ref={nav} className="filters" aria-label="Filters" key={addressWith(list)}>
      <div className="filters__row">
        {toggle({
          label: 'Open now',
          href: addressWith(list, { open: open ? undefined : 'now' }),
          isOn: open !== undefined,
          count: facets?.open ?? null,
        })}
        {places.length > 0 && menu('Area', places)}
        {toggle({
          label: '4+ stars',
          href: addressWith(list, { stars: stars ? undefined : '4' }),
          isOn: stars !== undefined,
          count: facets?.stars ?? null,
        })}
        {menu('Price', priceOptions(list, facets))}
        {industries.length > 1 && menu('Industry', industries)}
        <div className="filters__order">
          {menu('Order', orderOptions(list, hasPlace), ORDER_NAMES[sort ?? 'recommended'])}
        </div>
      </div>
      {chosen.length > 0 && (
        <ul className="filters__chosen" aria-label="Chosen filters">
          {chosen.map(({ label, href }) => (
            <li key={label} className="chip">
              <span>{label}</span>
              <a className="chip__x" href={href}>
                <VisuallyHidden>Without {label}</VisuallyHidden>
                <svg viewBox="0 0 16 16" aria-hidden>
                  <path d="m4 4 8 8m0-8-8 8" />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

function toggle({ label, href, isOn, count }: Option) {
  return (
    <a className={`filter${isOn ? ' is-on' : ''}`} href={href} aria-current={isOn || undefined}>
      {label} {counted(count)}
    </a>
  )
}

function menu(title: string, options: readonly Option[], said?: string) {
  return (
    <details className="filtermenu" name="filter">
      <summary className={`filter${said || !options.some(({ isOn }) => isOn) ? '' : ' is-on'}`}>
        {title} {said && <b>{said}</b>}
      </summary>
      <ul>
        {options.map(({ label, href, isOn, count }) => (
          <li key={label}>
            <a href={href} aria-current={isOn || undefined}>
              {label} {counted(count)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

const counted = (count: number | null) => count !== null && <small>({count})</small>
