import { randomInt } from 'node:crypto'
import { keyedHash } from '#server/platform/keyed-hash.ts'
import { readToken, signToken } from '#server/platform/signed-token.ts'

const CLAIM = 'claim'
const STOP = 'claim-stop'

/** The secret of a claim, for whoever makes it. */
export const claimToken = (secret: string, claimId: string) => signToken(secret, CLAIM, claimId)
export const readClaimToken = (secret: string, token: string) => readToken(secret, CLAIM, token)

/** The secret in the mail to the business: it ends the claim and nothing else. */
export const stopToken = (secret: string, claimId: string) => signToken(secret, STOP, claimId)
export const readStopToken = (secret: string, token: string) => readToken(secret, STOP, token)

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** A code is one of a million, so its hash is keyed, and bound to its claim. */
export const codeHash = (secret: string, claimId: string, code: string): string =>
  keyedHash(secret, `claim-code:${claimId}:${code}`)
