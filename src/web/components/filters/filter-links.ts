import { groupPages } from '#shared/booking/group-paths.ts'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { PRICE_WORDS } from '#shared/money/price-ranges.ts'
import { AREAS } from '#shared/places/areas.ts'
import { placeSlug } from '#shared/places/place-slug.ts'
import type { Facets } from '#shared/schemas/business-list.ts'
import { type Filters, ORDER_NAMES, ORDERS, PRICES, signsOf } from '#shared/search/filters.ts'
import { oneOf } from '#shared/text/one-of.ts'
import { stringifySearch } from '#web/lib/search-params.ts'

/** A list as its address says it: which, and narrowed by what. */
export interface ListAddress {
  path: string
  asked?: { q?: string; area?: string }
  filters: Filters
}

/** Another filter leads to the first page of another list. */
export function addressWith({ path, asked, filters }: ListAddress, changed: Filters = {}): string {
  return `${path}${stringifySearch({ ...asked, ...filters, ...changed })}`
}

/** Where several of this list are asked at once; a category stands in its path. */
export function askAddress({ path, asked, filters }: ListAddress): string {
  const [, category] = /^\/category\/([\w-]+)$/.exec(path) ?? []
  return `${groupPages.ask}${stringifySearch({ category, ...asked, ...filters })}`
}

export interface Option {
  label: string
  href: string
  isOn: boolean
  /** Leads to a page without script, which the browser loads whole. */
  isWhole?: boolean
  /** Undefined where nobody has counted. */
  count?: Count | undefined
}

interface Count {
  count: number
  isExact: boolean
}

/** Of a part that has none nothing is known of the rest. */
function countOf(count: number | undefined, isExact = true): Count | undefined {
  return count === undefined || (count === 0 && !isExact) ? undefined : { count, isExact }
}

/** How many are open, can be booked or have four stars. */
export const toggleCount = (facets: Facets | null, name: 'open' | 'stars' | 'book') =>
  countOf(facets?.[name], name === 'open' ? facets?.openIsExact : facets?.isExact)

export function priceOptions(list: ListAddress, facets: Facets | null): Option[] {
  return PRICES.map((price, at) => {
    const isOn = list.filters.price === price
    return {
      label: `${signsOf(price)} ${PRICE_WORDS[signsOf(price)]}`,
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

/** The nearest of what, where no place was asked for? */
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

/** The filters that are on, each with the address without it. */
export function chosenFilters(list: ListAddress): { label: string; href: string }[] {
  const { open, stars, price, industry, book, near } = list.filters
  const chip = (label: string, name: keyof Filters) => ({
    label,
    href: addressWith(list, { [name]: undefined }),
  })
  return [
    ...(near ? [chip('Near me', 'near')] : []),
    ...(open ? [chip('Open now', 'open')] : []),
    ...(stars ? [chip('4+ stars', 'stars')] : []),
    ...(book ? [chip('Can be booked online', 'book')] : []),
    ...(price ? [chip(signsOf(price), 'price')] : []),
    ...(industry ? [chip(industry, 'industry')] : []),
  ]
}

/** Where not all are counted, every area may have somebody. */
function placesOf(facets: Facets | null): { name: string; count?: number }[] {
  const { areas = [], suburbs = [], isExact = false } = facets ?? {}
  const counted = new Map(areas.map(({ name, count }) => [name, count]))
  const all = isExact ? areas : AREAS.map((name) => ({ name, count: counted.get(name) ?? 0 }))
  return [...all, ...suburbs]
}

/** The same question elsewhere. A category has pages of its own for places. */
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

/** What the recommended order is made of. */
export const orderSentence = ({ asked }: ListAddress) =>
  asked?.q || asked?.area
    ? 'Recommended: best fit and nearest first; among equals PREMIUM comes first, then the better rated.'
    : 'Recommended: PREMIUM comes first, then the better rated.'
