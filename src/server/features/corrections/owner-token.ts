import { readToken, signToken } from '#server/platform/signed-token.ts'

const PURPOSE = 'corrections-of'

interface Asked {
  businessId: string
  ownerId: string
}

/** Part of the link in the mail to the owner: it decides about suggestions, while the business is theirs. */
export const ownerToken = (secret: string, { businessId, ownerId }: Asked): string =>
  signToken(secret, PURPOSE, `${businessId}~${ownerId}`)

export function readOwnerToken(secret: string, token: string): Asked | null {
  const [businessId, ownerId] = (readToken(secret, PURPOSE, token) ?? '').split('~')
  return businessId && ownerId ? { businessId, ownerId } : null
}
