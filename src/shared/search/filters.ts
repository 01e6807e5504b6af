import { INDUSTRIES, type Industry } from '#shared/catalogue/industries.ts'
import { PRICE_RANGES } from '#shared/money/price-ranges.ts'
import { pointNear } from '#shared/places/near.ts'
import { keysOf } from '#shared/text/one-of.ts'

/** What a list can be ordered by; the first is what it is without a word. */
export const ORDERS = ['recommended', 'rated', 'nearest', 'newest'] as const
export type Order = (typeof ORDERS)[number]

export const ORDER_NAMES: Record<Order, string> = {
  recommended: 'Recommended',
  rated: 'Best rated',
  nearest: 'Nearest',
  newest: 'Newest',
}

/** How many of the four signs of a price range. */
export const PRICES = ['1', '2', '3', '4'] as const
export type Price = (typeof PRICES)[number]

export const signsOf = (price: Price) => PRICE_RANGES[price]

/** What a list is narrowed by, as it stands in the address. */
export interface Filters {
  open?: 'now'
  stars?: '4'
  price?: Price
  industry?: Industry
  sort?: Order
  /** Can be booked online. */
  book?: 'online'
  /** Where somebody is, to about 100 m: 'latitude,longitude'. */
  near?: string
}

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value)

const IS_KNOWN: { [Name in keyof Required<Filters>]: (value: string) => boolean } = {
  open: isOneOf(['now']),
  stars: isOneOf(['4']),
  price: isOneOf(PRICES),
  industry: isOneOf(INDUSTRIES),
  sort: isOneOf(ORDERS),
  book: isOneOf(['online']),
  near: (value) => pointNear(value) !== null,
}
export const FILTER_NAMES = keysOf(IS_KNOWN)

/** From an address, which anybody may have typed: what we don't know is no filter. */
export function readFilters(parameters: { [Name in keyof Filters]?: unknown }): Filters {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = parameters[name]
      return typeof value === 'string' && IS_KNOWN[name](value) ? [[name, value]] : []
    }),
  )
}

export const isNarrowed = (filters: Filters) =>
  FILTER_NAMES.some((name) => filters[name] !== undefined && filters[name] !== 'recommended')

/** Whether anybody may be left out: an order or a place alone leaves out nobody. */
export const leavesOut = ({ sort, near, ...filters }: Filters) =>
  Object.values(filters).some((value) => value !== undefined)

/** What the filters look at. */
export interface Narrowable {
  ratingSum: number
  ratingCount: number
  priceRange: string
  industry: string
  isBookable: 0 | 1
}

/** So far the average may be rounded up to four. */
const STARS_BEFORE_ROUNDING = 3.95

const hasFourStars = ({ ratingSum, ratingCount }: Narrowable) =>
  ratingCount > 0 && ratingSum >= STARS_BEFORE_ROUNDING * ratingCount

/** All but the hours, which are asked for separately. */
export function meetsFilters(
  listing: Narrowable,
  { stars, price, industry, book }: Filters,
): boolean {
  return (
    (stars === undefined || hasFourStars(listing)) &&
    (price === undefined || listing.priceRange === signsOf(price)) &&
    (industry === undefined || listing.industry === industry) &&
    (book === undefined || listing.isBookable === 1)
  )
}
