import { hash } from 'node:crypto'
import type { CatalogueVersion } from '#server/platform/db/catalogue-version.ts'
import { compress, type Encoding } from '#server/platform/http/encodings.ts'

/** The body in one encoding. */
interface Copy {
  /** From the first cache hit on a text with one character per byte. */
  body: Buffer | string
  /**
   * The headers as first sent, names and values alternating: a cache hit sends them again. The first is the
   * request id, which differs, and the last is the length, which an answer without a body lacks.
   */
  head: string[] | undefined
}

export function bufferOf({ body }: Copy): Buffer {
  return typeof body === 'string' ? Buffer.from(body, 'latin1') : body
}

export interface StoredAnswer {
  etag: string
  /** Beside those that every answer has. */
  headers: Record<string, string>
  expiresAt: number
  /** The part of the catalogue that it shows, and the version that it was rendered from. */
  part: string
  version: number
  copies: Partial<Record<Encoding, Copy>> & { identity: Copy }
}

/** 'Open now' must be right to the minute, and writes of other processes must show up within that time. */
const TTL_MS = 60_000
/** For this long after it expired, an answer may be served stale during an outage. */
const STALE_MS = 60 * 60_000
/** Estimated bytes of an entry beside its bodies: address, headers, the objects themselves. */
const ENTRY_BYTES = 4096

export interface AnswerStore {
  get(address: string): StoredAnswer | undefined
  /** Also returns expired entries, but never one whose part has changed: it may show something that was deleted. */
  getStale(address: string): StoredAnswer | undefined
  remove(address: string): void
  set(
    address: string,
    of: Pick<StoredAnswer, 'part' | 'version'>,
    text: string,
    headers?: Record<string, string>,
  ): StoredAnswer
  copy(answer: StoredAnswer, encoding: Encoding): Promise<Copy>
}

/**
 * Complete answers in memory, compressed once per encoding. The oldest is evicted first: it expires next, and
 * an order of use would have to be changed by every hit.
 */
export function createAnswerStore(
  now: () => number,
  maxBytes: number,
  { changedAt }: Pick<CatalogueVersion, 'changedAt'>,
): AnswerStore {
  const answers = new Map<string, StoredAnswer>()
  /** The size of each cached answer; an evicted one has no entry here. */
  const sizes = new Map<StoredAnswer, number>()
  let bytes = 0

  const isOutdated = ({ part, version }: StoredAnswer) => version < changedAt(part)

  const addBytes = (answer: StoredAnswer, more: number) => {
    sizes.set(answer, (sizes.get(answer) ?? 0) + more)
    bytes += more
  }

  const remove = (address: string) => {
    const answer = answers.get(address)
    if (!answer) return
    answers.delete(address)
    bytes -= sizes.get(answer) ?? 0
    sizes.delete(answer)
  }

  const evict = () => {
    for (const address of answers.keys()) {
      if (bytes <= maxBytes) return
      remove(address)
    }
  }

  return {
    get: (address) => {
      const answer = answers.get(address)
      if (!answer) return undefined
      if (isOutdated(answer)) {
        remove(address)
        return undefined
      }
      return answer.expiresAt <= now() ? undefined : answer
    },
    getStale: (address) => {
      const answer = answers.get(address)
      if (!answer || isOutdated(answer)) return undefined
      return now() < answer.expiresAt + STALE_MS ? answer : undefined
    },
    remove,
    set: (address, { part, version }, text, headers = {}) => {
      remove(address)
      const body = Buffer.from(text)
      const answer: StoredAnswer = {
        etag: `W/"${hash('sha1', body, 'base64url')}"`,
        headers,
        expiresAt: now() + TTL_MS,
        part,
        version,
        copies: { identity: { body, head: undefined } },
      }
      answers.set(address, answer)
      addBytes(answer, ENTRY_BYTES + address.length + body.length)
      evict()
      return answer
    },
    copy: async (answer, encoding) => {
      const packed = answer.copies[encoding]
      if (packed || encoding === 'identity') return packed ?? answer.copies.identity
      const body = await compress(bufferOf(answer.copies.identity), encoding)
      const copy = { body, head: undefined }
      answer.copies[encoding] = copy
      if (sizes.has(answer)) {
        addBytes(answer, body.length)
        evict()
      }
      return copy
    },
  }
}
