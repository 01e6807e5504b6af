import type { ReactNode } from 'react'
import type { CardPage } from '#shared/schemas/business-list.ts'
import { ORDER_NAMES, readFilters } from '#shared/search/filters.ts'
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx'
import { useInternalLinks } from '#web/lib/hooks/use-internal-links.ts'
import {
  addressWith,
  askAddress,
  chosenFilters,
  industryOptions,
  type ListAddress,
  type Option,
  orderOptions,
  orderSentence,
  placeOptions,
  priceOptions,
  toggleCount,
} from './filter-links.ts'
import { CHOOSE_AREA, NearestToMe } from './near-me.tsx'

export interface ListFiltersProps {
  /** The filters from the address, which anybody may have typed. */
  list: ListAddress
  found: Pick<CardPage, 'facets' | 'place'>
  /** A key for the list: another list gets a new component. */
  address: string
}

/** All are links, so that they work without JavaScript and can be shared. */
export function ListFilters({ list: asked, found: { facets, place } }: ListFiltersProps) {
  const nav = useInternalLinks<HTMLElement>()
  const list = { ...asked, filters: readFilters(asked.filters) }
  const { open, stars, book, sort } = list.filters
  const order = sort ?? 'recommended'
  const places = placeOptions(list, facets)
  const industries = industryOptions(list, facets)
  const chosen = chosenFilters(list)
  return (
    <nav ref={nav} className="filters" aria-label="Filters">
      {/* Another address closes open menus. */}
      <div className="filters__row" key={addressWith(list)}>
        {toggle({
          label: 'Open now',
          href: addressWith(list, { open: open ? undefined : 'now' }),
          isOn: open !== undefined,
          count: toggleCount(facets, 'open'),
        })}
        {places.length > 0 && menu('Area', places, { id: CHOOSE_AREA })}
        {toggle({
          label: '4+ stars',
          href: addressWith(list, { stars: stars ? undefined : '4' }),
          isOn: stars !== undefined,
          count: toggleCount(facets, 'stars'),
        })}
        {toggle({
          label: 'Can be booked online',
          href: addressWith(list, { book: book ? undefined : 'online' }),
          isOn: book !== undefined,
          count: toggleCount(facets, 'book'),
        })}
        {menu('Price', priceOptions(list, facets))}
        {industries.length > 1 && menu('Industry', industries)}
        <div className="filters__order">
          {menu('Order', orderOptions(list, place !== null), {
            said: ORDER_NAMES[order],
            more: list.filters.near === undefined && <NearestToMe />,
          })}
        </div>
      </div>
      {chosen.length > 0 && (
        <ul className="filters__chosen" aria-label="Chosen filters">
          {chosen.map(({ label, href }) => (
            <li key={label} className="chip">
              <span>{label}</span>
              <a className="chip__remove" href={href}>
                <VisuallyHidden>Without {label}</VisuallyHidden>
                <svg viewBox="0 0 16 16" aria-hidden>
                  <path d="m4 4 8 8m0-8-8 8" />
                </svg>
              </a>
            </li>
          ))}
          {chosen.length > 1 && (
            <li>
              <a className="filters__clear" href={addressWith({ ...list, filters: { sort } })}>
                Clear all
              </a>
            </li>
          )}
        </ul>
      )}
      <p className="filters-note">
        {order === 'recommended' && `${orderSentence(list)} `}
        <a href={askAddress(list)} data-whole>
          Ask several at once
        </a>
      </p>
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

interface MenuParts {
  id?: string
  /** The current choice, if there always is one. */
  said?: string
  /** After the options. */
  more?: ReactNode
}

function menu(title: string, options: readonly Option[], { id, said, more }: MenuParts = {}) {
  return (
    <details id={id} className="filter-menu" name="filter">
      <summary className={`filter${said || !options.some(({ isOn }) => isOn) ? '' : ' is-on'}`}>
        {title} {said && <b>{said}</b>}
      </summary>
      <ul>
        {options.map(({ label, href, isOn, isWhole, count }) => (
          <li key={label}>
            <a href={href} aria-current={isOn || undefined} data-whole={isWhole}>
              {label} {counted(count)}
            </a>
          </li>
        ))}
        {more && <li>{more}</li>}
      </ul>
    </details>
  )
}

/** '(12)', or '(12+)' for at least twelve. */
const counted = (known: Option['count']) =>
  known && <small>{`(${known.count}${known.isExact ? '' : '+'})`}</small>
