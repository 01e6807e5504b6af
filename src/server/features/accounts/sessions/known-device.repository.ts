import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Db } from '#server/platform/db/schema.ts'

export interface KnownDevice {
  userId: string
  deviceHash: string
}

export async function isKnownDevice(
  db: Db,
  { userId, deviceHash }: KnownDevice,
  now: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('knownDevices')
    .select('userId')
    .where(ownedBy(userId))
    .where('deviceHash', '=', deviceHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** Per account only the devices that signed in last are stored. */
export async function saveKnownDevice(
  db: Db,
  { userId, deviceHash }: KnownDevice,
  { expiresAt, most }: { expiresAt: string; most: number },
): Promise<void> {
  await db
    .insertInto('knownDevices')
    .values({ userId, deviceHash, expiresAt })
    .onConflict((conflict) => conflict.columns(['userId', 'deviceHash']).doUpdateSet({ expiresAt }))
    .execute()
  await db
    .deleteFrom('knownDevices')
    .where(ownedBy(userId))
    .where('deviceHash', 'not in', (eb) =>
      eb
        .selectFrom('knownDevices as newest')
        .select('newest.deviceHash')
        .where(ownedBy(userId, 'newest.userId'))
        .orderBy('newest.expiresAt', 'desc')
        .orderBy('newest.deviceHash')
        .limit(most),
    )
    .execute()
}

export async function deleteKnownDevicesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('knownDevices').where(ownedBy(userId)).execute()
}

/** Not ended by a new password, unlike the trust in a known device. */
export async function saveSignedInDevice(
  db: Db,
  { userId, deviceHash }: KnownDevice,
  expiresAt: string,
): Promise<void> {
  await db
    .insertInto('signedInDevices')
    .values({ userId, deviceHash, expiresAt })
    .onConflict((conflict) => conflict.columns(['userId', 'deviceHash']).doUpdateSet({ expiresAt }))
    .execute()
}

export async function hasSignedIn(db: Db, { userId, deviceHash }: KnownDevice): Promise<boolean> {
  const found = await db
    .selectFrom('signedInDevices')
    .select('userId')
    .where(ownedBy(userId))
    .where('deviceHash', '=', deviceHash)
    .executeTakeFirst()
  return found !== undefined
}
