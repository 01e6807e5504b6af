import { fromJson } from '#server/platform/db/json-text.ts'
import { imageUrl } from '#server/platform/images/image-url.ts'
import { answersWithin } from '#shared/booking/booking-words.ts'
import { ratingAvg } from '#shared/catalogue/rating-average.ts'
import { nextOpeningChange, openState } from '#shared/hours/opening-hours.ts'
import { describeOpenUntil } from '#shared/hours/opening-hours-text.ts'
import { describeOpenThen } from '#shared/hours/when-text.ts'
import { locationOf } from '#shared/places/location.ts'
import type { Business } from '#shared/schemas/business.ts'
import type { BusinessOnCard, BusinessPage, CardPage } from '#shared/schemas/business-list.ts'
import { peopleOf } from '#shared/search/query-intents.ts'
import type { CardRow, Listed, PublicBusinessRow } from './business.repository.ts'
import type { PageOfRows } from './business.service.ts'

/** The only place where a business row becomes public: a field that is not listed here is not sent. */
export function presentBusiness(row: PublicBusinessRow): Business {
  return {
    ...presentShared(row),
    description: row.description,
    views: row.views,
    operatingHours: fromJson(row.operatingHours),
    services: fromJson(row.services),
    yearEstablished: row.yearEstablished,
    amenities: fromJson(row.amenities),
    answersWithin: row.answersWithinHours === null ? null : answersWithin(row.answersWithinHours),
    createdAt: row.createdAt,
  }
}

/** A card has space for the first few. */
const SERVICES_ON_CARD = 3

export const presentBusinessOnCard =
  (page: OpenedPage) =>
  (row: Listed<CardRow>): BusinessOnCard => ({
    ...presentShared(row),
    services: fromJson(row.services).slice(0, SERVICES_ON_CARD),
    opening: presentOpening(row, page),
    ...presentBookOnline(row),
  })

/** Nothing for a business that takes requests only. */
const presentBookOnline = ({ isBookable, fromPrice }: Listed<CardRow>) =>
  isBookable === 1 && { bookOnline: { fromPrice } }

type OpenedPage = Pick<PageOfRows<unknown>, 'at' | 'specialDays'> & {
  reading?: PageOfRows<unknown>['reading']
}

function presentOpening(
  row: CardRow,
  { at: now, specialDays, reading }: OpenedPage,
): BusinessOnCard['opening'] {
  if (row.operatingHours === null) return null
  const hours = fromJson(row.operatingHours)
  const special = specialDays.get(row.id)
  const then = reading?.when && describeOpenThen(hours, reading.when, special)
  if (then) return { isOpen: true, text: then, until: null }
  const state = openState(hours, now, special)
  const until = nextOpeningChange(state, now)?.toISOString() ?? null
  return { isOpen: state.open, text: describeOpenUntil(state), until }
}

function presentShared(row: CardRow) {
  return {
    id: row.id,
    businessName: row.businessName,
    industry: row.industry,
    area: row.area,
    address: row.address,
    suburb: row.suburb,
    location: locationOf(row),
    phone: row.phone,
    emailPublic: row.emailPublic,
    website: row.website,
    imageUrl: imageUrl(row.imageKey),
    plan: row.plan === '' ? null : row.plan,
    ...(row.claimedAt !== null && { claimed: true as const }),
    ratingAvg: ratingAvg(row.ratingSum, row.ratingCount),
    ratingCount: row.ratingCount,
    priceRange: row.priceRange,
  }
}

export function presentBusinessPage(page: PageOfRows<Listed<PublicBusinessRow>>): BusinessPage {
  const present = (row: Listed<PublicBusinessRow>) => ({
    ...presentBusiness(row),
    opening: presentOpening(row, page),
    ...presentBookOnline(row),
  })
  return { businesses: withFound(page, present), ...presentReading(page) }
}

export function presentCardPage(page: PageOfRows<Listed<CardRow>>): CardPage {
  return { businesses: withFound(page, presentBusinessOnCard(page)), ...presentReading(page) }
}

/** The distance from the requested place. */
function withFound<Row extends { id: string }, Shown>(
  { rows, reading }: PageOfRows<Row>,
  present: (row: Row) => Shown,
) {
  const found = new Map(reading?.results.map((result) => [result.id, result]))
  return rows.map((row) => {
    const result = found.get(row.id)
    if (!result) return present(row)
    const distanceKm = result.km === null ? null : Math.round(result.km * 10) / 10
    return { ...present(row), group: result.group, distanceKm }
  })
}

function presentReading({ reading, ...page }: PageOfRows<unknown>) {
  const place = reading?.parsed.area ?? null
  const people = reading && peopleOf(reading.parsed)
  return {
    total: page.total,
    totalIsExact: page.totalIsExact,
    page: page.page,
    pageCount: page.pageCount,
    facets: page.facets,
    corrected: reading?.corrected ?? null,
    understood: reading?.understood ?? [],
    dropped: reading?.dropped ?? [],
    ...(reading?.absent && { absent: reading.absent }),
    ...(reading?.openThen && { openThen: reading.openThen }),
    ...(reading?.closedThen && { closedThen: reading.closedThen }),
    ...(people && { people }),
    place: place && {
      name: place.name,
      count: reading?.inPlace ?? null,
      isEmpty: reading?.isAnywhere ?? false,
    },
  }
}
