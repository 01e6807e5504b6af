import { createHash } from 'node:crypto'
import type { Caller } from '#server/features/accounts/caller.ts'
import { isOwnerOf } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import {
  hasSignedIn,
  isKnownDevice,
  saveKnownDevice,
  saveSignedInDevice,
} from './known-device.repository.ts'

const YEAR_MS = 365 * 24 * 3_600_000
/** More than anybody needs; each device has its own allowance of guesses, so an attacker must not create many. */
const MAX_REMEMBERED = 20

/** The device cookie has 120 random bits and is signed: its plain hash cannot be reversed. */
const hashOf = (userId: string, device: string) =>
  createHash('sha256').update(`${userId}:${device}`).digest('base64url')

/** Browsers that have signed in to an account: guesses from elsewhere do not lock them out. */
export function createKnownDeviceService({ clock, db }: Context) {
  const inAYear = () => new Date(clock().getTime() + YEAR_MS).toISOString()

  return {
    isKnown: (userId: string, device: string): Promise<boolean> =>
      isKnownDevice(db, { userId, deviceHash: hashOf(userId, device) }, clock().toISOString()),

    /** After a sign-in, or after a link from a mail, which proves control of the mailbox. */
    remember: async (userId: string, device: string, trx: Db = db): Promise<void> => {
      const known = { userId, deviceHash: hashOf(userId, device) }
      await saveKnownDevice(trx, known, { expiresAt: inAYear(), most: MAX_REMEMBERED })
      await saveSignedInDevice(trx, known, inAYear())
    },

    /** A visitor's browser as stored for an owner's account. One with the owner's own session is noted, not trusted. */
    identify: async (trx: Db, ownerId: string, { device, userId }: Caller): Promise<string> => {
      const deviceHash = hashOf(ownerId, device)
      if (isOwnerOf(userId, { ownerId }))
        await saveSignedInDevice(trx, { userId: ownerId, deviceHash }, inAYear())
      return deviceHash
    },

    /** Whether this browser has been signed in to the account within its cookie's year. */
    hasSignedIn: (trx: Db, userId: string, deviceHash: string): Promise<boolean> =>
      hasSignedIn(trx, { userId, deviceHash }),
  }
}

export type KnownDeviceService = ReturnType<typeof createKnownDeviceService>
