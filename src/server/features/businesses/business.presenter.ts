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

export function presentBusinessPage({
  rows,
  ...page
}: PageOfRows<PublicBusinessRow>): BusinessPage {
  return { businesses: rows.map(presentBusiness), ...presentCounts(page) }
}

export function presentCardPage({ rows, ...page }: PageOfRows<CardRow>): CardPage {
  return { businesses: rows.map(presentBusinessOnCard), ...presentCounts(page) }
}

function presentCounts(page: Omit<PageOfRows<unknown>, 'rows'>) {
  return {
    total: page.total,
    totalIsExact: page.totalIsExact,
    page: page.page,
    pageCount: page.pageCount,
    corrected: page.corrected,
  }
}
