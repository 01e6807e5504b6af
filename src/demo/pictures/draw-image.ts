import sharp from 'sharp'
import { type EncodedImage, encodePixels } from '#server/platform/images/image-encoder.ts'
import { IMAGE_WIDTHS } from '#shared/catalogue/image-sizes.ts'
import { drawPicture } from './draw-picture.ts'
import type { SceneName } from './scenes.ts'

/** The width that the drawings have been drawn in. */
const DRAWN_WIDTH = 480
const DOTS_AN_INCH = 72
/** A twentieth more bytes than with the usual effort, in half the time: seventy are drawn at once. */
const EFFORT = 2

/** A demo picture in the widths that the pages use, as an owner's photo would come out. */
export async function drawImage(scene: SceneName, seed: string): Promise<EncodedImage> {
  const density = (DOTS_AN_INCH * Math.max(...IMAGE_WIDTHS)) / DRAWN_WIDTH
  const pixels = await sharp(Buffer.from(drawPicture(scene, seed)), { density })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return encodePixels(pixels, EFFORT)
}
