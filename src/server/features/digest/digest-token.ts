import { readToken, signToken } from '#server/platform/signed-token.ts'

const PURPOSE = 'digest'

/** Identifies one owner for one purpose: it unsubscribes from the digest and gives no other access. */
export const digestToken = (secret: string, userId: string): string =>
  signToken(secret, PURPOSE, userId)

/** The owner of the token, or null if it is not valid. */
export const readDigestToken = (secret: string, token: string): string | null =>
  readToken(secret, PURPOSE, token)
