import { imageUrl } from '#server/platform/images/image-url.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import type { Business } from '#shared/schemas/business.ts'
import type { BusinessOnCard, BusinessPage, CardPage } from '#shared/schemas/business-list.ts'
import type { CardRow, PublicBusinessRow } from './business.repository.ts'
import type { PageOfRows } from './business.service.ts'

/** The one place where a business leaves for the public: what is not named here stays inside. */
export function presentBusiness(row: PublicBusinessRow): Business {
  return {
    ...presentBusinessOnCard(row),
    description: row.description,
    views: row.views,
    operatingHours:
      row.operatingHours === null ? null : (JSON.parse(row.operatingHours) as OperatingHours),
    services: JSON.parse(row.services) as string[],
    priceRange: row.priceRange,
    yearEstablished: row.yearEstablished,
    amenities: JSON.parse(row.amenities) as string[],
    createdAt: row.createdAt,
  }
}

function presentBusinessOnCard(row: CardRow): BusinessOnCard {
  return {
    id: row.id,
    businessName: row.businessName,
    industry: row.industry,
    area: row.area,
    address: row.address,
    suburb: row.suburb,
    phone: row.phone,
    emailPublic: row.emailPublic,
    website: row.website,
    imageUrl: imageUrl(row.imageKey),
    plan: row.plan,
    ratingAvg: ratingAvg(row.ratingSum, row.ratingCount),
    ratingCount: row.ratingCount,
  }
}

/** One decimal, rounded from whole numbers: 4.45 is 4.5 and never 4.4. */
function ratingAvg(ratingSum: number, ratingCount: number): number {
  return ratingCount === 0 ? 0 : Math.round((ratingSum * 10) / ratingCount) / 10
}

export function presentBusinessPage(page: PageOfRows<PublicBusinessRow>): BusinessPage {
  return { businesses: withFound(page, presentBusiness), ...presentReading(page) }
}

export function presentCardPage(page: PageOfRows<CardRow>): CardPage {
  return { businesses: withFound(page, presentBusinessOnCard), ...presentReading(page) }
}

/** Where a business lies, seen from the place that was asked for. */
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
  return {
    total: page.total,
    totalIsExact: page.totalIsExact,
    page: page.page,
    pageCount: page.pageCount,
    corrected: reading?.corrected ?? null,
    understood: reading?.understood ?? [],
    dropped: reading?.dropped ?? [],
    place: place && {
      name: place.name,
      count: reading?.inPlace ?? null,
      isEmpty: reading?.isAnywhere ?? false,
    },
  }
}
