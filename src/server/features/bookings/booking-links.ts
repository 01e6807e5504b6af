import { createHash, createHmac } from 'node:crypto'

/** Visitor or owner: each link gives one side access to one booking. */
export type LinkSide = 'visitor' | 'owner'

/**
 * The secret part of a link. Derived instead of random, since every later mail needs it again while the
 * database stores only its hash.
 */
export function bookingToken(secret: string, side: LinkSide, bookingId: string): string {
  return createHmac('sha256', secret).update(`booking:${side}:${bookingId}`).digest('base64url')
}

/** The stored hash of a link: a reader of the database cannot open it. */
export function bookingTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The link to all bookings of one group request. */
export function groupToken(secret: string, groupId: string): string {
  return createHmac('sha256', secret).update(`booking:group:${groupId}`).digest('base64url')
}

export const groupHashOf = (secret: string, groupId: string) =>
  bookingTokenHash(groupToken(secret, groupId))

const TOKEN = /^[\w-]{43}$/

/** Anything else is truncated or not one of our links. */
export const isBookingToken = (text: string) => TOKEN.test(text)

/** Rewritten with every change, so that links still work after the signing secret was changed. */
export function linkHashes(secret: string, bookingId: string) {
  return {
    tokenHash: bookingTokenHash(bookingToken(secret, 'visitor', bookingId)),
    ownerTokenHash: bookingTokenHash(bookingToken(secret, 'owner', bookingId)),
  }
}
