import { IMAGE_WIDTHS } from '#shared/catalogue/image-sizes.ts'

const FORMATS = ['avif', 'webp'] as const
type Format = (typeof FORMATS)[number]

const filesOf = (format: Format) => IMAGE_WIDTHS.map((width) => `${width}.${format}`)

/** The files that every image has. */
export const WEBP_FILES = filesOf('webp')
/** All that it can have: a drawing, and a photo from before there was AVIF, has none of that. */
export const IMAGE_FILES = [...filesOf('avif'), ...WEBP_FILES]

export const isImageFile = (name: string): boolean => IMAGE_FILES.includes(name)

/** The media type of one of them. */
export const imageType = (name: string): string => `image/${name.slice(name.indexOf('.') + 1)}`

/** Of the same width, as every browser can read it. */
export const webpOf = (name: string): string => name.replace('.avif', '.webp')
