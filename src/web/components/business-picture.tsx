import { IMAGE_WIDTHS } from '#shared/catalogue/image-sizes.ts'
import { Shopfront } from './art/shopfront.tsx'

interface BusinessPictureProps {
  business: { id: string; businessName: string; imageUrl?: string | null }
  /** How wide the slot is, as the `sizes` attribute wants it. */
  sizes: string
  eager?: boolean
}

/** The business' own picture in the size that the slot needs, or a shopfront with its name. */
export function BusinessPicture({ business, sizes, eager = false }: BusinessPictureProps) {
  if (!business.imageUrl) return <Shopfront id={business.id} name={business.businessName} />
  const folder = business.imageUrl.replace(/\/\d+\.webp$/, '')
  return (
    <img
      src={business.imageUrl}
      srcSet={IMAGE_WIDTHS.map((width) => `${folder}/${width}.webp ${width}w`).join(', ')}
      sizes={sizes}
      width="800"
      height="600"
      alt={`${business.businessName}, as its owner shows it`}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
