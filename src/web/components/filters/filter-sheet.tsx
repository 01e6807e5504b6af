import type { ReactNode } from 'react'
import type { CardPage } from '#shared/schemas/business-list.ts'
import { ORDER_NAMES } from '#shared/search/filters.ts'
import { countOf } from '#shared/text/numbers.ts'
import {
  askAddress,
  industryOptions,
  type ListAddress,
  type Option,
  orderOptions,
  orderSentence,
  placeOptions,
  priceOptions,
  toggleOptions,
} from './filter-links.ts'
import { CHOOSE_AREA, NearestToMe } from './near-me.tsx'
import { OpenOn } from './open-on.tsx'

export const SHEET_ID = 'filter-sheet'

interface FilterSheetProps {
  list: ListAddress
  found: Pick<CardPage, 'facets' | 'place' | 'total' | 'totalIsExact'>
  /** The same list without any filter; undefined if there is none. */
  clear: string | undefined
}

/** A row on wide screens; on phones a popover, which needs no script. */
export function FilterSheet({ list, found, clear }: FilterSheetProps) {
  const { facets, place, total, totalIsExact } = found
  const order = list.filters.sort ?? 'recommended'
  const places = placeOptions(list, facets)
  const industries = industryOptions(list, facets)
  return (
    <div id={SHEET_ID} className="filter-sheet bottom-sheet" popover="auto">
      <p className="bottom-sheet__title">
        Filters <SheetButton text="Close" className="btn btn--quiet" />
      </p>
      {toggleOptions(list, facets).map(toggle)}
      {places.length > 0 && menu('Area', places, { id: CHOOSE_AREA })}
      {menu('Price', priceOptions(list, facets))}
      {industries.length > 1 && menu('Industry', industries)}
      <OpenOn list={list} />
      <div className="filter-sheet__order">
        {menu('Order', orderOptions(list, place !== null), {
          said: ORDER_NAMES[order],
          more: list.filters.near === undefined && <NearestToMe />,
        })}
      </div>
      <p className="filters-note">
        {order === 'recommended' && `${orderSentence(list)} `}
        <a href={askAddress(list)} data-whole>
          Ask several at once
        </a>
      </p>
      <p className="bottom-sheet__end">
        {clear !== undefined && (
          <a className="btn btn--quiet" href={clear}>
            Clear
          </a>
        )}
        <SheetButton
          text={`Show ${totalIsExact ? '' : 'more than '}${countOf(total, 'business', 'businesses')}`}
          className="btn"
        />
      </p>
    </div>
  )
}

function SheetButton({ text, className }: { text: string; className: string }) {
  return (
    <button type="button" className={className} popoverTarget={SHEET_ID} popoverTargetAction="hide">
      {text}
    </button>
  )
}

export function toggle({ label, href, isOn, count }: Option) {
  return (
    <a
      key={label}
      className={`filter${isOn ? ' is-on' : ''}`}
      href={href}
      aria-current={isOn || undefined}
    >
      {`${label} `}
      {counted(count)}
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
        {`${title} `}
        {said && <b>{said}</b>}
      </summary>
      <ul>
        {options.map(({ label, href, isOn, isWhole, count }) => (
          <li key={label}>
            <a href={href} aria-current={isOn || undefined} data-whole={isWhole}>
              {`${label} `}
              {counted(count)}
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
