import type { Insertable } from 'kysely'
import { newId } from '#server/platform/db/new-id.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'

interface CorrectionInput
  extends Pick<Insertable<Database['corrections']>, 'businessId' | 'field' | 'value' | 'sameAs'> {
  /** Marks of the devices that say so. */
  voices: readonly string[]
  createdAt: Date
}

/** A change that people suggest, not decided yet. */
export async function createCorrection(db: Db, input: CorrectionInput): Promise<void> {
  const { voices, createdAt, ...suggested } = input
  const id = newId()
  await db
    .insertInto('corrections')
    .values({ id, ...suggested, createdAt: createdAt.toISOString() })
    .execute()
  for (const voice of voices)
    await db
      .insertInto('correctionVoices')
      .values({ correctionId: id, deviceHash: voice, networkHash: voice })
      .execute()
}

/** A number that two people say, one that was accepted before, and a day on which it closed. */
export async function createCorrections(db: Db, businessId: string): Promise<void> {
  const createdAt = new Date()
  const at = createdAt.toISOString()
  await createCorrection(db, {
    businessId,
    field: 'phone',
    value: '021 555 0199',
    sameAs: '27215550199',
    voices: ['one', 'two'],
    createdAt,
  })
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
