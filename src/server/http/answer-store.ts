import { createHash } from 'node:crypto'
import { compress, type Encoding } from './encodings.ts'

export interface StoredAnswer {
  etag: string
  expiresAt: number
  version: string
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  /** The answer's headers as they were first sent, by encoding: what the early hook repeats. */
  heads: Partial<Record<Encoding, string[]>>
}

/** 'Open now' is true to the minute, and another process' write is seen at the latest then. */
const LIFE_MS = 60_000

export interface AnswerStore {
  get(key: string, version: string): StoredAnswer | undefined
  set(key: string, version: string, text: string): StoredAnswer
  body(answer: StoredAnswer, encoding: Encoding): Promise<Buffer>
}

/** Finished answers in memory, least recently used out first, compressed once for each encoding. */
export function createAnswerStore(now: () => number, maxBytes = 48 * 1024 * 1024): AnswerStore {
  const answers = new Map<string, StoredAnswer>()
  let bytes = 0

  const remove = (key: string) => {
    const answer = answers.get(key)
    if (!answer) return
    for (const body of Object.values(answer.bodies)) bytes -= body.byteLength
    answers.delete(key)
  }

  return {
    get: (key, version) => {
      const answer = answers.get(key)
      if (!answer) return undefined
      if (answer.version !== version || answer.expiresAt <= now()) {
        remove(key)
        return undefined
      }
      answers.delete(key)
      answers.set(key, answer)
      return answer
    },
    set: (key, version, text) => {
      remove(key)
      const identity = Buffer.from(text)
      const answer: StoredAnswer = {
        etag: `W/"${createHash('sha1').update(identity).digest('base64url')}"`,
        expiresAt: now() + LIFE_MS,
        version,
        bodies: { identity },
        heads: {},
      }
      answers.set(key, answer)
      bytes += identity.byteLength
      while (bytes > maxBytes) {
        const oldest = answers.keys().next()
        if (oldest.done) break
        remove(oldest.value)
      }
      return answer
    },
    body: async (answer, encoding) => {
      const packed = answer.bodies[encoding]
      if (packed || encoding === 'identity') return packed ?? answer.bodies.identity
      const made = await compress(answer.bodies.identity, encoding)
      answer.bodies[encoding] = made
      bytes += made.byteLength
      return made
    },
  }
}
