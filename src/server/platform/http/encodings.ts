import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Browsers send under 50 characters. This is read on every request, before any rate limit. */
const LONGEST_HEADER = 500

/** A weight of at most three decimals, as the standard writes it. */
const WEIGHT = /^q=([01](?:\.\d{0,3})?)$/

/** Brotli if the browser takes it, then gzip. */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  if (acceptEncoding.length > LONGEST_HEADER) return 'identity'
  let chosen: Encoding = 'identity'
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name, weight] = part.split(';', 2)
    const encoding = name?.trim()
    if ((encoding !== 'br' && encoding !== 'gzip') || !isConsent(weight)) continue
    if (encoding === 'br') return encoding
    chosen = encoding
  }
  return chosen
}

/** No weight, or a valid one above zero: an unreadable weight is no consent. */
function isConsent(weight: string | undefined): boolean {
  if (weight === undefined) return true
  const [, value = '0'] = WEIGHT.exec(weight.trim()) ?? []
  return Number(value) > 0 && Number(value) <= 1
}

/** Quality 5 is fast enough for a request; the build compresses files with 11. */
export function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : compressGzip(body)
}
