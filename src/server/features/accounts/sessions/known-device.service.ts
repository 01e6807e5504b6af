import { createHash } from 'node:crypto'
import type { Context } from '#server/platform/context.ts'
import { isKnownDevice, saveKnownDevice } from './known-device.repository.ts'

const YEAR_MS = 365 * 24 * 3_600_000
/** More than anybody needs; each device has its own allowance of guesses, so an attacker must not create many. */
const MAX_REMEMBERED = 20

/** The device cookie has 120 random bits and is signed: its plain hash cannot be reversed. */
const hashOf = (userId: string, device: string) =>
  createHash('sha256').update(`${userId}:${device}`).digest('base64url')

/** Browsers that have signed in to an account: guesses from elsewhere do not lock them out. */
export function createKnownDeviceService({ clock, db }: Context) {
  return {
    isKnown: (userId: string, device: string): Promise<boolean> =>
      isKnownDevice(db, { userId, deviceHash: hashOf(userId, device) }, clock().toISOString()),

    /** After a sign-in, or after a link from a mail, which proves control of the mailbox. */
    remember: (userId: string, device: string): Promise<void> =>
      saveKnownDevice(
        db,
        { userId, deviceHash: hashOf(userId, device) },
        {
          expiresAt: new Date(clock().getTime() + YEAR_MS).toISOString(),
          most: MAX_REMEMBERED,
        },
      ),
  }
}

export type KnownDeviceService = ReturnType<typeof createKnownDeviceService>
