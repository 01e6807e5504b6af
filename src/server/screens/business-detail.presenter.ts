import { presentPublicSetup } from '#server/features/booking-times/booking-setup.presenter.ts'
import { presentBusiness } from '#server/features/businesses/business.presenter.ts'
import { presentPhoto } from '#server/features/gallery/gallery.presenter.ts'
import { presentReview } from '#server/features/reviews/review.presenter.ts'
import type { BusinessDetail } from '#shared/schemas/business-detail.ts'
import type { Photo } from '#shared/schemas/gallery.ts'
import type { BusinessDetailRows } from './business-detail.service.ts'

export function presentBusinessDetail(rows: BusinessDetailRows): BusinessDetail {
  const business = presentBusiness(rows.business)
  const { plan, operatingHours } = business
  return {
    business: {
      ...business,
      images: presentImages(rows),
      services: withRows(rows.setup.services, business.services),
      ...(rows.takesCorrections && { takesCorrections: true as const }),
      ...(rows.unclaimed && { unclaimed: rows.unclaimed }),
      ...presentPublicSetup(rows.setup, { plan: plan ?? '', hasHours: operatingHours !== null }),
    },
    ratings: rows.ratings.map(presentReview),
    spread: rows.figures.spread,
    removed: rows.figures.removed,
    checking: rows.figures.checking,
    replies: rows.replies,
  }
}

function presentImages({ business, imageCaption, photos }: BusinessDetailRows): Photo[] {
  if (photos.length === 0) return []
  const cover = business.imageKey !== null && {
    imageKey: business.imageKey,
    caption: imageCaption,
  }
  return (cover ? [cover, ...photos] : photos).map(presentPhoto)
}

/** Bookable services come first, then those of the comma-separated text. */
function withRows(rows: readonly { name: string }[], listed: readonly string[]): string[] {
  const names = rows.map(({ name }) => name)
  const known = new Set(names.map((name) => name.toLowerCase()))
  return [...names, ...listed.filter((name) => !known.has(name.toLowerCase()))]
}
