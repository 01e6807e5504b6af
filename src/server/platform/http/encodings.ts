import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Its name without a weight, or with a valid one above zero: an unreadable weight is no consent. */
const BROTLI = accepts('br')
const GZIP = accepts('gzip')

function accepts(name: string): RegExp {
  return new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(1(\\.0*)?|0\\.\\d*[1-9]\\d*)\\s*)?(,|$)`, 'i')
}

/** Brotli if the browser takes it, then gzip. */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  if (BROTLI.test(acceptEncoding)) return 'br'
  if (GZIP.test(acceptEncoding)) return 'gzip'
  return 'identity'
}

/** Quality 5 is fast enough for a request; the build compresses files with 11. */
export function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : compressGzip(body)
}
