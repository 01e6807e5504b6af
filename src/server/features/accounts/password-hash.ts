import { hash, verify } from '@node-rs/argon2'

/** Algorithm.Argon2id: an ambient const enum, which a file compiled by itself cannot read. */
const ARGON2ID = 2

/** OWASP's parameters: about 35 ms and 19 MiB a password. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS)
}

export function verifyPassword(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, password)
}
