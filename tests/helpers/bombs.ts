import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { photo, pngChunk } from './photos.ts'

/** Small decompression bombs, generated on the fly. */

const MEGABYTE = 1024 * 1024
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const END = pngChunk('IEND', Buffer.alloc(0))

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return pngChunk('IHDR', header)
}

/** Eight by eight pixels, followed by sixty megabytes of pixel data. */
export const pngWithEndlessPixels = () =>
  Buffer.concat([
    SIGNATURE,
    pngHeader(8, 8),
    pngChunk('IDAT', deflateSync(Buffer.alloc(60 * MEGABYTE))),
    END,
  ])

/** A compressed text of sixty megabytes in a tiny image. */
export async function pngWithPackedText(chunk: 'zTXt' | 'iCCP'): Promise<Buffer> {
  const picture = await photo(8, 8).png().toBuffer()
  const text = Buffer.concat([
    Buffer.from('comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(60 * MEGABYTE, 'x')),
  ])
  const afterHeader = SIGNATURE.length + 25
  return Buffer.concat([
    picture.subarray(0, afterHeader),
    pngChunk(chunk, text),
    picture.subarray(afterHeader),
  ])
}

/** Its header claims 65,500 pixels in width and height. */
export async function giantJpeg(): Promise<Buffer> {
  const bytes = await photo(16, 16).jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(65_500, frame + 5)
  bytes.writeUInt16BE(65_500, frame + 7)
  return bytes
}

/** The screen size it claims, and the size of its first frame. */
export async function giantGif(): Promise<Buffer> {
  const bytes = await photo(16, 16).gif().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 16, 0, 16, 0]))
  for (const at of [6, 8, frame + 5, frame + 7]) bytes.writeUInt16LE(65_500, at)
  return bytes
}

export async function giantWebp(): Promise<Buffer> {
  const bytes = await photo(16, 16).webp({ lossless: true }).toBuffer()
  const sizes = bytes.indexOf('VP8L') + 9
  bytes.writeUInt32LE((bytes.readUInt32LE(sizes) & 0xf0000000) | 0x0fffffff, sizes)
  return bytes
}

export async function giantAvif(): Promise<Buffer> {
  const bytes = await photo(16, 16).avif({ effort: 0 }).toBuffer()
  const sizes = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(60_000, sizes)
  bytes.writeUInt32BE(60_000, sizes + 4)
  return bytes
}

/** One pixel, twenty thousand frames. */
export async function gifOfManyFrames(): Promise<Buffer> {
  const bytes = await sharp({
    create: { width: 1, height: 1, channels: 3, background: '#f00' },
  })
    .gif()
    .toBuffer()
  const frame = bytes.subarray(bytes.indexOf(0x2c, 13), -1)
  return Buffer.concat([
    bytes.subarray(0, -1),
    ...Array.from({ length: 20_000 }, () => frame),
    Buffer.from([0x3b]),
  ])
}

/** Multiplying XML entities: a billion laughs from a kilobyte. */
export const LAUGHING_SVG = Buffer.from(
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
  ).join(
    '',
  )}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&a9;</text></svg>`,
)

/** An SVG that would load and read files, if anything opened it. */
export const READING_SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="file:///etc/passwd"/></svg>',
)

export const packedArchive = () => gzipSync(Buffer.alloc(20 * MEGABYTE))
