import { useState } from 'react'
import { Shopfront } from './art/shopfront.tsx'
import { StoredImage } from './stored-image.tsx'

interface BusinessImageProps {
  business: { id: string; businessName: string; imageUrl?: string | null }
  /** The width of the slot, for the `sizes` attribute. */
  sizes: string
  eager?: boolean
  /** What it shows, if that is known. */
  alt?: string
}

/**
 * The business' own image in the size that the slot needs, or a shopfront with its name: also if the image
 * cannot be loaded, even if it failed before this code was there.
 */
export function BusinessImage({ business, sizes, eager = false, alt }: BusinessImageProps) {
  const [lost, setLost] = useState<string>()
  if (!business.imageUrl || business.imageUrl === lost)
    return <Shopfront id={business.id} name={business.businessName} />
  return (
    <StoredImage
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setLost(business.imageUrl ?? undefined)
      }}
      onError={() => setLost(business.imageUrl ?? undefined)}
      imageUrl={business.imageUrl}
      sizes={sizes}
      width={800}
      alt={alt || `${business.businessName}, as its owner shows it`}
      loading={eager ? 'eager' : 'lazy'}
    />
  )
}
