import { IMAGE_WIDTHS } from '#shared/catalogue/image-sizes.ts'

/** One of the stored sizes of an image. */
export const imageFile = (
  imageUrl: string,
  width: (typeof IMAGE_WIDTHS)[number],
  format = 'webp',
): string => `${imageUrl.slice(0, imageUrl.lastIndexOf('/'))}/${width}.${format}`

/** All of them, for the browser to choose from. */
export const srcSetOf = (imageUrl: string, format?: string): string =>
  IMAGE_WIDTHS.map((width) => `${imageFile(imageUrl, width, format)} ${width}w`).join(', ')
