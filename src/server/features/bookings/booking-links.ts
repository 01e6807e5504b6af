import { createHash, createHmac } from 'node:crypto'

/** Whose link it is: each opens one booking, for one side. */
export type LinkSide = 'visitor' | 'owner'

/**
 * The secret part of a link. It is worked out and not drawn, since every later mail carries it again
 * while the database has only its hash.
 */
export function bookingToken(secret: string, side: LinkSide, bookingId: string): string {
  return createHmac('sha256', secret).update(`booking:${side}:${bookingId}`).digest('base64url')
}

/** What is stored of a link: whoever reads the database cannot follow it. */
export function bookingTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The link to all bookings that were asked for in one go. */
export function groupToken(secret: string, groupId: string): string {
  return createHmac('sha256', secret).update(`booking:group:${groupId}`).digest('base64url')
}

export const groupHashOf = (secret: string, groupId: string) =>
  bookingTokenHash(groupToken(secret, groupId))

const TOKEN = /^[\w-]{43}$/

/** Anything else was cut short or never ours. */
export const isBookingToken = (text: string) => TOKEN.test(text)

/** Written with every change, so that a changed signing secret ends no conversation. */
export function linkHashes(secret: string, bookingId: string) {
  return {
    tokenHash: bookingTokenHash(bookingToken(secret, 'visitor', bookingId)),
    ownerTokenHash: bookingTokenHash(bookingToken(secret, 'owner', bookingId)),
  }
}
