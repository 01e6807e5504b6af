import { INDUSTRIES, type Industry } from '#shared/catalogue/industries.ts'

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

export const signsOf = (price: Price) => '$'.repeat(Number(price)) as '$' | '$$' | '$$$' | '$$$$'

/** What a list is narrowed by, as it stands in the address. */
export interface Filters {
  open?: 'now'
  stars?: '4'
  price?: Price
  industry?: Industry
  sort?: Order
}

const FILTER_VALUES: { [Name in keyof Required<Filters>]: readonly string[] } = {
  open: ['now'],
  stars: ['4'],
  price: PRICES,
  industry: INDUSTRIES,
  sort: ORDERS,
}
export const FILTER_NAMES = Object.keys(FILTER_VALUES) as readonly (keyof Filters)[]

/** From an address, which anybody may have typed: what we don't know is no filter. */
export function readFilters(parameters: { [Name in keyof Filters]?: unknown }): Filters {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = parameters[name]
      return typeof value === 'string' && FILTER_VALUES[name].includes(value) ? [[name, value]] : []
    }),
  )
}

export const isNarrowed = (filters: Filters) =>
  FILTER_NAMES.some((name) => filters[name] !== undefined && filters[name] !== 'recommended')

/** What the filters look at. */
export interface Narrowable {
  ratingSum: number
  ratingCount: number
  priceRange: string
  industry: string
}

/** So far the average may be rounded up to four. */
const STARS_BEFORE_ROUNDING = 3.95

const hasFourStars = ({ ratingSum, ratingCount }: Narrowable) =>
  ratingCount > 0 && ratingSum >= STARS_BEFORE_ROUNDING * ratingCount

/** All but the hours, which are asked for separately. */
export function meetsFilters(listing: Narrowable, { stars, price, industry }: Filters): boolean {
  return (
    (stars === undefined || hasFourStars(listing)) &&
    (price === undefined || listing.priceRange === signsOf(price)) &&
    (industry === undefined || listing.industry === industry)
  )
}
