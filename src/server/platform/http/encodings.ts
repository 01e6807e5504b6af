import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Browsers send few different headers, so each is parsed once. */
const KNOWN_HEADERS = 100
const known = new Map<string, Encoding>()

function readHeader(acceptEncoding: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(acceptEncoding)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(acceptEncoding)) return 'gzip'
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
