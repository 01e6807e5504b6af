import { readToken, signToken } from '#server/platform/signed-token.ts'

type Purpose = 'corrections-of' | 'review-reply'

interface Allowed {
  /** The row that the link is about. */
  id: string
  /** Null in links from before they named anybody. */
  keeperId: string | null
}

/** Part of a link in a mail to an owner or claimant: it works while the business is theirs. */
export const keeperToken = (
  secret: string,
  purpose: Purpose,
  { id, keeperId }: { id: string; keeperId: string },
): string => signToken(secret, purpose, `${id}~${keeperId}`)

export function readKeeperToken(secret: string, purpose: Purpose, token: string): Allowed | null {
  const [id, keeperId = null] = (readToken(secret, purpose, token) ?? '').split('~')
  return id ? { id, keeperId } : null
}
