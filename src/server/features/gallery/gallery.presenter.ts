import { imageUrl } from '#server/platform/images/image-url.ts'
import { galleryLimit, HIDDEN_PHOTO_MONTHS } from '#shared/catalogue/gallery.ts'
import type { OwnGallery, Photo } from '#shared/schemas/gallery.ts'
import type { Gallery } from './gallery.repository.ts'

/** For its owner: also what the plan does not show. */
export function presentGallery({ plan, photos }: Gallery): OwnGallery {
  const limit = galleryLimit(plan)
  return {
    limit,
    images: photos.map(({ imageKey, caption, hiddenSince }, index) => {
      const isShown = index < limit
      return {
        ...presentPhoto({ imageKey, caption }),
        id: imageKey,
        isShown,
        deletedISO: isShown || hiddenSince === null ? null : endOf(hiddenSince),
      }
    }),
  }
}

export const presentPhoto = ({
  imageKey,
  caption,
}: {
  imageKey: string
  caption: string
}): Photo => ({ imageUrl: imageUrl(imageKey) ?? '', caption })

function endOf(hiddenSince: string): string {
  const end = new Date(hiddenSince)
  end.setUTCMonth(end.getUTCMonth() + HIDDEN_PHOTO_MONTHS)
  return end.toISOString()
}
