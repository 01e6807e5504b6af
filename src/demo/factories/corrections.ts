import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'

/** A number that two people say, one that was accepted before, and a day on which it closed. */
export async function createCorrections(db: Db, businessId: string): Promise<void> {
  const at = new Date().toISOString()
  const id = newId()
  await db
    .insertInto('corrections')
    .values({
      id,
      businessId,
      field: 'phone',
      value: '021 555 0199',
      sameAs: '27215550199',
      createdAt: at,
    })
    .execute()
  for (const voice of ['one', 'two'])
    await db
      .insertInto('correctionVoices')
      .values({ correctionId: id, deviceHash: voice, networkHash: voice })
      .execute()
  await db
    .insertInto('businessChanges')
    .values({
      id: newId(),
      businessId,
      field: 'sunday',
      before: '10:00 – 15:00',
      after: 'Closed',
      setBy: 'visitor',
      acceptedBy: 'admin',
      changedAt: at,
    })
    .execute()
  await db
    .insertInto('closedBusinesses')
    .values({ businessId, closedOn: at.slice(0, 10) })
    .execute()
}
