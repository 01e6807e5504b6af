/**
 * Draws the app icons from the mark, once, after the mark has changed:
 *
 *   npm run icons
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const PAPER = '#FCF6EA'
/** A launcher may crop a maskable icon to a circle of 80%; the mark keeps well inside it. */
const SAFE_SHARE = 0.62

const art = (name: string) => fileURLToPath(new URL(`../public/art/${name}`, import.meta.url))
const mark = readFileSync(art('mark.svg'))

const drawMark = (size: number): Promise<Buffer> =>
  sharp(mark, { density: 1200 })
    .resize(size, size, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()

async function drawMaskable(size: number): Promise<Buffer> {
  const inner = await drawMark(Math.round(size * SAFE_SHARE))
  return sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
    .composite([{ input: inner }])
    .png()
    .toBuffer()
}

const write = (icon: Buffer, name: string) =>
  sharp(icon).png({ palette: true, effort: 10 }).toFile(art(name))

await write(await drawMark(192), 'app-192.png')
await write(await drawMark(512), 'app-512.png')
await write(await drawMaskable(512), 'app-maskable-512.png')

/** An .ico file with one image: a directory of 22 bytes, then the PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(1, 4)
  directory.writeUInt8(size, 6)
  directory.writeUInt8(size, 7)
  directory.writeUInt16LE(1, 10)
  directory.writeUInt16LE(32, 12)
  directory.writeUInt32LE(png.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, png])
}

// Requested by old browsers, feed readers and for files that are opened directly.
writeFileSync(
  fileURLToPath(new URL('../public/favicon.ico', import.meta.url)),
  icoOf(await drawMark(32), 32),
)
