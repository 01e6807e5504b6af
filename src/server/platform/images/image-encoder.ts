import { createHash } from 'node:crypto'
import sharp, { type OutputInfo } from 'sharp'
import { AppError } from '#server/platform/errors.ts'
import { IMAGE_WIDTHS } from '#shared/catalogue/image-sizes.ts'
import { holdsForeignContent, type ImageKind, imageKindOf } from './image-kind.ts'

export interface EncodedImage {
  /** A hash of all the files. */
  key: string
  files: { name: string; bytes: Buffer }[]
}

const MAX_PIXELS = 50_000_000
/** The AVIF decoder takes ten times as long per pixel as the others and cannot be interrupted. */
const MAX_AVIF_PIXELS = 16_000_000
const DECODE_SECONDS = 2
/** No page shows an image taller than this many times its width. */
const TALLEST = 2
const QUALITY = 80

const NO_IMAGE = 'That is not a picture we can read. Please send a JPEG, PNG, WebP, AVIF or GIF.'
const BROKEN = 'That picture is damaged or incomplete. Please try another one.'
const TOO_MANY_PIXELS = 'That picture is larger than 50 megapixels. Please send a smaller one.'
const TOO_SLOW = 'That picture takes too long to read. Please send a smaller one.'
const HEIC =
  'We cannot read HEIC pictures. Please send it as a JPEG: a screenshot of the picture will do.'

/** Libvips would cache decoded images, and nobody sends the same image twice. */
sharp.cache(false)

/**
 * Re-encodes any real photo as WebP in the widths that the pages use: upright, in sRGB, without metadata, the
 * first frame of an animation. Anything else in the file is dropped.
 */
export async function encodeImage(bytes: Buffer): Promise<EncodedImage> {
  const kind = imageKindOf(bytes)
  if (kind === null || holdsForeignContent(bytes)) throw new AppError('invalid', NO_IMAGE)
  await refuseTooManyPixels(bytes, kind)
  return encodePixels(await decode(bytes, kind))
}

interface Pixels {
  data: Buffer
  info: Pick<OutputInfo, 'width' | 'height' | 'channels'>
}

/** WebP in every width. The effort is 0 to 6, as in the encoder. */
export async function encodePixels({ data, info }: Pixels, effort = 4): Promise<EncodedImage> {
  const { width, height, channels } = info
  const files = []
  for (const target of IMAGE_WIDTHS) {
    const encoded = await sharp(data, { raw: { width, height, channels } })
      .resize(sizeFor(target))
      .webp({ quality: QUALITY, effort })
      .toBuffer()
    files.push({ name: `${target}.webp`, bytes: encoded })
  }
  return { key: contentAddress(files), files }
}

/** A small image is never enlarged, under any of the names: that would only add bytes. */
function sizeFor(width: number) {
  return { width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true } as const
}

function open(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
}

/** Reads the header only, so that a decompression bomb is refused before it is decoded. */
async function refuseTooManyPixels(bytes: Buffer, kind: ImageKind): Promise<void> {
  const { width, height } = await open(bytes)
    .metadata()
    .catch((cause) => {
      throw asAppError(cause, kind)
    })
  const limit = kind === 'avif' ? MAX_AVIF_PIXELS : MAX_PIXELS
  if (width * height <= limit) return
  throw new AppError('invalid', limit === MAX_PIXELS ? TOO_MANY_PIXELS : TOO_SLOW)
}

async function decode(bytes: Buffer, kind: ImageKind) {
  const largest = Math.max(...IMAGE_WIDTHS)
  try {
    return await open(bytes)
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(sizeFor(largest))
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
  } catch (cause) {
    throw asAppError(cause, kind)
  }
}

function asAppError(cause: unknown, kind: ImageKind): AppError {
  const message = cause instanceof Error ? cause.message : ''
  if (kind === 'heic') return new AppError('invalid', HEIC, { cause })
  if (message.includes('pixel limit')) return new AppError('invalid', TOO_MANY_PIXELS, { cause })
  if (message.includes('timeout')) return new AppError('invalid', TOO_SLOW, { cause })
  return new AppError('invalid', BROKEN, { cause })
}

function contentAddress(files: EncodedImage['files']): string {
  const hash = createHash('sha256')
  for (const { name, bytes } of files) hash.update(`${name} ${bytes.length}\n`).update(bytes)
  return hash.digest('hex').slice(0, 32)
}
