import { INDUSTRIES, type Industry } from '#shared/catalogue/industries.ts'
import { WEEKDAYS, type Weekday } from '#shared/hours/opening-hours.ts'
import { PRICE_RANGES } from '#shared/money/price-ranges.ts'
import { pointNear } from '#shared/places/near.ts'
import { keysOf } from '#shared/text/one-of.ts'

/** The orders of a list; the first is the default. */
export const ORDERS = ['recommended', 'rated', 'nearest', 'newest'] as const
export type Order = (typeof ORDERS)[number]

export const ORDER_NAMES: Record<Order, string> = {
  recommended: 'Recommended',
  rated: 'Best rated',
  nearest: 'Nearest',
  newest: 'Newest',
}

/** The number of signs of a price range. */
export const PRICES = ['1', '2', '3', '4'] as const
export type Price = (typeof PRICES)[number]

export const signsOf = (price: Price) => PRICE_RANGES[price]

/** The filters of a list, as in the address. */
export interface Filters {
  open?: 'now'
  /** Open on that weekday; with `time`, 'HH:MM', at that time. */
  day?: Weekday
  time?: string
  stars?: '4'
  price?: Price
  industry?: Industry
  sort?: Order
  /** Bookable online. */
  book?: 'online'
  /** The visitor's location, to about 100 m: 'latitude,longitude'. */
  near?: string
}

export const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value)

const IS_KNOWN: { [Name in keyof Required<Filters>]: (value: string) => boolean } = {
  open: isOneOf(['now']),
  day: isOneOf(WEEKDAYS),
  time: (value) => TIME.test(value),
  stars: isOneOf(['4']),
  price: isOneOf(PRICES),
  industry: isOneOf(INDUSTRIES),
  sort: isOneOf(ORDERS),
  book: isOneOf(['online']),
  near: (value) => pointNear(value) !== null,
}
export const FILTER_NAMES = keysOf(IS_KNOWN)

/** From an address, which anybody may have typed: unknown values are ignored. */
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

/** Whether it can exclude anything: an order or a place alone does not. */
export const canExclude = ({ sort, near, ...filters }: Filters) =>
  Object.values(filters).some((value) => value !== undefined)

/** The fields that filters read. */
export interface Narrowable {
  ratingSum: number
  ratingCount: number
  priceRange: string
  industry: string
  isBookable: 0 | 1
}

/** From here the average is rounded up to four. */
const STARS_BEFORE_ROUNDING = 3.95

const hasFourStars = ({ ratingSum, ratingCount }: Narrowable) =>
  ratingCount > 0 && ratingSum >= STARS_BEFORE_ROUNDING * ratingCount

/** All filters except the opening hours, which are checked separately. */
export function meetsFilters(
  business: Narrowable,
  { stars, price, industry, book }: Filters,
): boolean {
  return (
    (stars === undefined || hasFourStars(business)) &&
    (price === undefined || business.priceRange === signsOf(price)) &&
    (industry === undefined || business.industry === industry) &&
    (book === undefined || business.isBookable === 1)
  )
}
