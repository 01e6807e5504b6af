import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Browsers send few different headers, so each is parsed once. */
const KNOWN_HEADERS = 100
const known = new Map<string, Encoding>()

/** Its name without a weight, or with a valid one above zero: an unreadable weight is no consent. */
const BROTLI = accepts('br')
const GZIP = accepts('gzip')

function accepts(name: string): RegExp {
  return new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(1(\\.0*)?|0\\.\\d*[1-9]\\d*)\\s*)?(,|$)`, 'i')
}

function readHeader(acceptEncoding: string): Encoding {
  if (BROTLI.test(acceptEncoding)) return 'br'
  if (GZIP.test(acceptEncoding)) return 'gzip'
  return 'identity'
}

/** Brotli if the browser takes it, then gzip. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const before = known.get(acceptEncoding)
  if (before) return before
  const encoding = readHeader(acceptEncoding)
  if (known.size < KNOWN_HEADERS) known.set(acceptEncoding, encoding)
  return encoding
}

/** Quality 5 is fast enough for a request; the build compresses files with 11. */
export function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : compressGzip(body)
}
