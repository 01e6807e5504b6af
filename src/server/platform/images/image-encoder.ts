import { createHash } from 'node:crypto'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
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
const WEBP_QUALITY = 80
/** Looks like the WebP and is a quarter smaller; with more effort it would take five times as long. */
const AVIF = { quality: 60, effort: 2, chromaSubsampling: '4:2:0' } as const

const NO_IMAGE = 'That is not a picture we can read. Please send a JPEG, PNG, WebP, AVIF or GIF.'
const BROKEN = 'That picture is damaged or incomplete. Please try another one.'
const TOO_MANY_PIXELS = 'That picture is larger than 50 megapixels. Please send a smaller one.'
const TOO_SLOW = 'That picture takes too long to read. Please send a smaller one.'
const HEIC =
  'We cannot read HEIC pictures. Please send it as a JPEG: a screenshot of the picture will do.'

/** Libvips would cache decoded images, and nobody sends the same image twice. */
sharp.cache(false)

/**
 * Re-encodes any real photo as AVIF and WebP in the widths that the pages use: upright, in sRGB, without
 * metadata, the first frame of an animation. Anything else in the file is dropped.
 */
export async function encodeImage(bytes: Buffer): Promise<EncodedImage> {
  const kind = imageKindOf(bytes)
  if (kind === null || holdsForeignContent(bytes)) throw new AppError('invalid', NO_IMAGE)
  await refuseTooManyPixels(bytes, kind)
  const pixels = await decode(bytes, kind)
  return asImage([...(await encodeAvif(pixels)), ...(await encodeWebp(pixels))])
}

interface Pixels {
  data: Buffer
  info: Pick<OutputInfo, 'width' | 'height' | 'channels'>
}

type Files = EncodedImage['files']

/** In every width. The effort is 0 to 6, as in the encoder. */
export const encodeWebp = (pixels: Pixels, effort = 4): Promise<Files> =>
  encode(pixels, 'webp', (resized) => resized.webp({ quality: WEBP_QUALITY, effort }))

const encodeAvif = (pixels: Pixels): Promise<Files> =>
  encode(pixels, 'avif', (resized) => resized.avif(AVIF))

async function encode(
  { data, info: { width, height, channels } }: Pixels,
  format: string,
  as: (resized: Sharp) => Sharp,
): Promise<Files> {
  const files: Files = []
  for (const target of IMAGE_WIDTHS) {
    const resized = sharp(data, { raw: { width, height, channels } }).resize(sizeFor(target))
    files.push({ name: `${target}.${format}`, bytes: await as(resized).toBuffer() })
  }
  return files
}

export const asImage = (files: Files): EncodedImage => ({ key: contentAddress(files), files })

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

function contentAddress(files: Files): string {
  const hash = createHash('sha256')
  for (const { name, bytes } of files) hash.update(`${name} ${bytes.length}\n`).update(bytes)
  return hash.digest('hex').slice(0, 32)
}
