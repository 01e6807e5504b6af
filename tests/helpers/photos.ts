import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Real images and hostile files, generated on the fly: no binary files in the repo. */

/** Noise, so that it neither compresses to nothing nor equals another one. */
export function photo(width = 1600, height = 1200) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#336699',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
}

/** A flat colour is quick to generate; each colour is different content. */
export function flatPhoto(colour: string, width = 900, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
}

/** Stored rotated, left half red: upright it is 400 wide, 800 high and red on top. */
export async function lyingPhotoWithPlace(): Promise<Buffer> {
  const red = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width: 800, height: 400, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: 'SECRET-OWNER' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 55/1 29/1' },
    })
    .toBuffer()
}

/** 200 bytes that claim 3,600 megapixels. */
export function bombPng(width = 60_000, height = 60_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(4096))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

export const SVG_WITH_SCRIPT = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)

/** A real image that a browser could also be tricked into running. */
export async function polyglotPage(): Promise<Buffer> {
  return Buffer.concat([await flatPhoto('#0f0'), Buffer.from('<script>alert(1)</script>')])
}

/** A script that begins like a GIF. */
export const POLYGLOT_SCRIPT = Buffer.from('GIF89a/*                */=1;alert(1)//')

/** A real image followed by a complete, empty archive. */
export async function polyglotArchive(): Promise<Buffer> {
  return Buffer.concat([
    await flatPhoto('#0ff'),
    Buffer.from('PK\x05\x06', 'latin1'),
    Buffer.alloc(18),
  ])
}

/** The first bytes of HEIC; nothing here can decode what would follow. */
export function heicStart(): Buffer {
  const box = Buffer.alloc(32)
  box.writeUInt32BE(24, 0)
  box.write('ftypheic\0\0\0\0mif1heic', 4, 'latin1')
  return Buffer.concat([box, Buffer.alloc(400, 7)])
}
