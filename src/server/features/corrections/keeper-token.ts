import { readToken, signToken } from '#server/platform/signed-token.ts'

const PURPOSE = 'corrections-of'

interface Asked {
  businessId: string
  keeperId: string
}

/** Part of the link in the mail to the owner or claimant: it decides about suggestions, while the business is theirs. */
export const keeperToken = (secret: string, { businessId, keeperId }: Asked): string =>
  signToken(secret, PURPOSE, `${businessId}~${keeperId}`)

export function readKeeperToken(secret: string, token: string): Asked | null {
  const [businessId, keeperId] = (readToken(secret, PURPOSE, token) ?? '').split('~')
  return businessId && keeperId ? { businessId, keeperId } : null
}
