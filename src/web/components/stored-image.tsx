import type { ComponentProps } from 'react'
import { imageFile, srcSetOf } from '#web/lib/image-files.ts'

interface StoredImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width'> {
  imageUrl: string
  sizes: string
  width: 400 | 800 | 1200
}

/** A photo in the size that the slot needs, as AVIF where the browser reads it. */
export const StoredImage = ({ imageUrl, sizes, width, alt, ...rest }: StoredImageProps) => (
  <picture className="stored-image">
    <source type="image/avif" srcSet={srcSetOf(imageUrl, 'avif')} sizes={sizes} />
    <img
      src={imageFile(imageUrl, width)}
      srcSet={srcSetOf(imageUrl)}
      sizes={sizes}
      width={width}
      height={width * 0.75}
      alt={alt}
      decoding="async"
      {...rest}
    />
  </picture>
)
