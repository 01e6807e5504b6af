import { createHash } from 'node:crypto'
import { isSameHash, keyedHash } from '#server/platform/keyed-hash.ts'

/** Each link gives one side access to one booking. */
type LinkSide = 'visitor' | 'owner' | 'device'

/**
 * The secret part of a link. Derived instead of random, since every later mail needs it again while the
 * database stores only its hash.
 */
export function bookingToken(secret: string, side: LinkSide, bookingId: string): string {
  return keyedHash(secret, `booking:${side}:${bookingId}`)
}

/** The stored hash of a link: a reader of the database cannot open it. */
export function bookingTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The link to all bookings of one group request. */
export function groupToken(secret: string, groupId: string): string {
  return keyedHash(secret, `booking:group:${groupId}`)
}

export const groupHashOf = (secret: string, groupId: string) =>
  bookingTokenHash(groupToken(secret, groupId))

/** What the visitor's link is derived from: a corrected mail address gets another one, and the old one ends. */
export const visitorKey = (booking: { id: string; emailCorrectedAt: string | null }) =>
  booking.emailCorrectedAt === null ? booking.id : `${booking.id}:corrected`

/**
 * The link for the device that has just booked, to a booking or to a group. It opens the same page, but it is no
 * proof that the visitor reads the mailbox.
 */
export const deviceToken = (secret: string, id: string) =>
  `${id}.${bookingToken(secret, 'device', id)}`

/** The booking or group of a device's link; null if it is none. */
export function idOfDevice(secret: string, token: string): string | null {
  const [id = '', given = ''] = token.split('.')
  return given !== '' && isSameHash(token, deviceToken(secret, id)) ? id : null
}

const TOKEN = /^[\w-]{43}$/

/** Anything else is truncated or not one of our links. */
export const isBookingToken = (text: string) => TOKEN.test(text)

/** Rewritten with every change, so that links still work after the signing secret was changed. */
export function linkHashes(
  secret: string,
  booking: { id: string; emailCorrectedAt: string | null },
) {
  return {
    tokenHash: bookingTokenHash(bookingToken(secret, 'visitor', visitorKey(booking))),
    ownerTokenHash: bookingTokenHash(bookingToken(secret, 'owner', booking.id)),
  }
}
