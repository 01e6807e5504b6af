import { IMAGE_WIDTHS } from '#shared/catalogue/image-sizes.ts'

/** One of the stored sizes of an image. */
export const imageFile = (imageUrl: string, width: (typeof IMAGE_WIDTHS)[number]): string =>
  `${imageUrl.slice(0, imageUrl.lastIndexOf('/'))}/${width}.webp`

/** All of them, for the browser to choose from. */
export const srcSetOf = (imageUrl: string): string =>
  IMAGE_WIDTHS.map((width) => `${imageFile(imageUrl, width)} ${width}w`).join(', ')
