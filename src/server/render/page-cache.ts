import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

export interface CachedPage {
  etag: string
  expiresAt: number
  version: string
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
}

/** 'Open now' is true to the minute, and another process' write is seen at the latest then. */
const LIFE_MS = 60_000

export interface PageCache {
  get(key: string, version: string): CachedPage | undefined
  set(key: string, version: string, html: string): CachedPage
  body(page: CachedPage, encoding: Encoding): Promise<Buffer>
}

/** Rendered pages in memory, least recently used out first, compressed once for each encoding. */
export function createPageCache(now: () => number, maxBytes = 48 * 1024 * 1024): PageCache {
  const pages = new Map<string, CachedPage>()
  let bytes = 0

  const remove = (key: string) => {
    const page = pages.get(key)
    if (!page) return
    for (const body of Object.values(page.bodies)) bytes -= body.byteLength
    pages.delete(key)
  }

  return {
    get: (key, version) => {
      const page = pages.get(key)
      if (!page) return undefined
      if (page.version !== version || page.expiresAt <= now()) {
        remove(key)
        return undefined
      }
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    set: (key, version, html) => {
      remove(key)
      const identity = Buffer.from(html)
      const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`
      const page: CachedPage = { etag, expiresAt: now() + LIFE_MS, version, bodies: { identity } }
      pages.set(key, page)
      bytes += identity.byteLength
      while (bytes > maxBytes) {
        const oldest = pages.keys().next()
        if (oldest.done) break
        remove(oldest.value)
      }
      return page
    },
    body: async (page, encoding) => {
      const known = page.bodies[encoding]
      if (known) return known
      const made =
        encoding === 'br'
          ? await compressBrotli(page.bodies.identity, {
              params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
            })
          : await compressGzip(page.bodies.identity)
      page.bodies[encoding] = made
      bytes += made.byteLength
      return made
    },
  }
}

/** Brotli if the browser takes it, then gzip. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(acceptEncoding)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(acceptEncoding)) return 'gzip'
  return 'identity'
}
