export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic'

const AVIF_BRANDS = new Set(['avif', 'avis'])
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** The type of a file by its first bytes. Its name and declared type are only claims. */
export function imageKindOf(bytes: Buffer): ImageKind | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (bytes.length < 16) return null
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(4, 8) === 'ftyp') return kindOfBrands(bytes)
  return null
}

/** AVIF and HEIC share a container: its major brand, or else a compatible one, tells them apart. */
function kindOfBrands(bytes: Buffer): ImageKind | null {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands = [bytes.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4))
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : null
}

const FOREIGN = /<script[\s>]|<html[\s>]|<!doctype html|<\?php|%pdf-/i
const END_OF_ARCHIVE = 'PK\x05\x06'
const ARCHIVE_TAIL_BYTES = 66_000

/**
 * A polyglot: an image that is also a page, a program, a PDF or an archive. Re-encoding would drop the rest,
 * but no camera writes such a file, so it is refused. Plain bytes after an image are allowed: phones append a
 * short video there.
 */
export function holdsForeignContent(bytes: Buffer): boolean {
  if (FOREIGN.test(bytes.toString('latin1'))) return true
  return bytes.subarray(-ARCHIVE_TAIL_BYTES).includes(END_OF_ARCHIVE, 0, 'latin1')
}
