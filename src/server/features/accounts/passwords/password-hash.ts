import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createWorkQueue } from '#server/platform/work-queue.ts'

/** Algorithm.Argon2id: an ambient const enum, which isolated modules cannot import. */
const ARGON2ID = 2

/** OWASP's parameters: about 35 ms and 19 MiB per password. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One of Node's four threads is left for files and compression; the queue is about two seconds long. */
const enqueue = createWorkQueue({
  running: Math.min(3, availableParallelism()),
  waiting: 120,
  busy: 'Many people are signing in right now. Please try again shortly.',
})

export function hashPassword(password: string): Promise<string> {
  return enqueue(() => hash(password, OPTIONS))
}

export function verifyPassword(hashed: string, password: string): Promise<boolean> {
  return enqueue(() => verify(hashed, password))
}
