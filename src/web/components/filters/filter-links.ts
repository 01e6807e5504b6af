import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { PLAN_ORDER } from '#shared/catalogue/order-copy.ts'
import { priceRangeText } from '#shared/money/price-ranges.ts'
import { groupPages, pages } from '#shared/paths.ts'
import { AREAS } from '#shared/places/areas.ts'
import { placeSlug } from '#shared/places/place-slug.ts'
import type { Facets, Understood } from '#shared/schemas/business-list.ts'
import { type Filters, ORDER_NAMES, ORDERS, PRICES, signsOf } from '#shared/search/filters.ts'
import { stringifySearch } from '#shared/search-params.ts'
import { oneOf } from '#shared/text/one-of.ts'

/** A list as its address describes it: which one, and its filters. */
export interface ListAddress {
  path: string
  asked?: { q?: string; area?: string }
  filters: Filters
}

/** A changed filter starts at the first page. */
export function addressWith({ path, asked, filters }: ListAddress, changed: Filters = {}): string {
  return `${path}${stringifySearch({ ...asked, ...filters, ...changed })}`
}

/** The page that asks several businesses of this list; a category is part of its path. */
export function askAddress({ path, asked, filters }: ListAddress): string {
  const [, category] = /^\/category\/([\w-]+)$/.exec(path) ?? []
  return `${groupPages.ask}${stringifySearch({ category, ...asked, ...filters })}`
}

export interface Option {
  label: string
  href: string
  isOn: boolean
  /** A page without script, loaded with a full navigation. */
  isWhole?: boolean
  /** Undefined if it was not counted. */
  count?: Count | undefined
}

interface Count {
  count: number
  isExact: boolean
}

/** If only a part was counted, zero says nothing about the rest. */
function countOf(count: number | undefined, isExact = true): Count | undefined {
  return count === undefined || (count === 0 && !isExact) ? undefined : { count, isExact }
}

const toggleCount = (facets: Facets | null, name: 'open' | 'stars' | 'book') =>
  countOf(facets?.[name], name === 'open' ? facets?.openIsExact : facets?.isExact)

/** Now and a day exclude one another. */
const NO_DAY = { day: undefined, time: undefined }

/** The filters that are on or off. */
export function toggleOptions(list: ListAddress, facets: Facets | null): Option[] {
  const { open, stars, book } = list.filters
  return [
    {
      label: 'Open now',
      href: addressWith(list, { open: open ? undefined : 'now', ...NO_DAY }),
      isOn: open !== undefined,
      count: toggleCount(facets, 'open'),
    },
    {
      label: '4+ stars',
      href: addressWith(list, { stars: stars ? undefined : '4' }),
      isOn: stars !== undefined,
      count: toggleCount(facets, 'stars'),
    },
    {
      label: 'Can be booked online',
      href: addressWith(list, { book: book ? undefined : 'online' }),
      isOn: book !== undefined,
      count: toggleCount(facets, 'book'),
    },
  ]
}

export function priceOptions(list: ListAddress, facets: Facets | null): Option[] {
  return PRICES.map((price, at) => {
    const isOn = list.filters.price === price
    return {
      label: priceRangeText(signsOf(price)),
      href: addressWith(list, { price: isOn ? undefined : price }),
      isOn,
      count: countOf(facets?.price[at], facets?.isExact),
    }
  })
}

export function industryOptions(list: ListAddress, facets: Facets | null): Option[] {
  return (facets?.industries ?? []).map(({ name, count }) => {
    const isOn = list.filters.industry === name
    const industry = isOn ? undefined : oneOf(INDUSTRIES, name)
    const href = addressWith(list, { industry })
    return { label: name, href, isOn, count: countOf(count, facets?.isExact) }
  })
}

/** Without a place, 'nearest' is not offered. */
export function orderOptions(list: ListAddress, hasPlace: boolean): Option[] {
  return ORDERS.filter((order) => order !== 'nearest' || hasPlace).map((order) => {
    const sort = order === 'recommended' ? undefined : order
    return {
      label: ORDER_NAMES[order],
      href: addressWith(list, { sort }),
      isOn: (list.filters.sort ?? 'recommended') === order,
    }
  })
}

export interface Chip {
  label: string
  /** The address without it. */
  href: string
  /** What its cross does. */
  without: string
}

/** The active filters; the server knows in words when `openThen` is. */
export function chosenFilters(list: ListAddress, openThen: string | undefined): Chip[] {
  const { open, day, stars, price, industry, book, near } = list.filters
  const chip = (label: string, name: keyof Filters) => ({
    label,
    href: addressWith(list, { [name]: undefined }),
    without: `Without ${label}`,
  })
  return [
    ...(near ? [chip('Near me', 'near')] : []),
    ...(open ? [chip('Open now', 'open')] : []),
    ...(day && !open && openThen
      ? [{ ...chip(openThen, 'day'), href: addressWith(list, NO_DAY) }]
      : []),
    ...(stars ? [chip('4+ stars', 'stars')] : []),
    ...(book ? [chip('Can be booked online', 'book')] : []),
    ...(price ? [chip(signsOf(price), 'price')] : []),
    ...(industry ? [chip(industry, 'industry')] : []),
  ]
}

/** How the query was understood. A single need is the heading already. */
export function understoodParts(understood: readonly Understood[], filters: Filters): Chip[] {
  if (understood.length < 2 && understood.every(({ kind }) => kind === 'need')) return []
  return understood.map(({ label, q, area }) => ({
    label,
    href: addressWith({ path: pages.search, asked: { q, area }, filters }),
    without: `Search without ${label}`,
  }))
}

/** If not all were counted, every area is offered. */
function placesOf(facets: Facets | null): { name: string; count?: number }[] {
  const { areas = [], suburbs = [], isExact = false } = facets ?? {}
  const counted = new Map(areas.map(({ name, count }) => [name, count]))
  const all = isExact ? areas : AREAS.map((name) => ({ name, count: counted.get(name) ?? 0 }))
  return [...all, ...suburbs]
}

/** The same search elsewhere. A category has landing pages for places. */
export function placeOptions(
  { path, asked, filters }: ListAddress,
  facets: Facets | null,
): Option[] {
  const places = placesOf(facets).map(({ name, count }) => ({
    name,
    count: countOf(count, facets?.isExact),
  }))
  if (!asked)
    return places
      .filter(({ name }) => name !== 'Other')
      .map(({ name, count }) => ({
        label: name,
        href: `${path}/${placeSlug(name)}`,
        isOn: false,
        isWhole: true,
        count,
      }))
  return places.map(({ name, count }) => ({
    label: name,
    href: addressWith({ path, asked: { q: asked.q, area: name }, filters }, { near: undefined }),
    isOn: asked.area === name,
    count,
  }))
}

/** What the recommended order consists of. */
export const orderSentence = ({ asked }: ListAddress) =>
  asked?.q || asked?.area
    ? `Recommended: best fit and nearest first; among equals ${PLAN_ORDER}.`
    : `Recommended: ${PLAN_ORDER}.`
