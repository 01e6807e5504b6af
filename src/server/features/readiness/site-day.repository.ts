import type { Insertable, Selectable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'

export type SiteDayRow = Selectable<Database['siteDays']>

/** The switch of the mails; there is a row only while they are off. */
const MAILS_OFF = 'siteMailsOff'

export const getLastDay = (db: Db): Promise<SiteDayRow | undefined> =>
  db.selectFrom('siteDays').selectAll().orderBy('day', 'desc').limit(1).executeTakeFirst()

export const findDaysSince = (db: Db, day: string): Promise<SiteDayRow[]> =>
  db.selectFrom('siteDays').selectAll().where('day', '>=', day).orderBy('day').execute()

export async function saveDay(
  db: Db,
  { day, ...found }: Insertable<Database['siteDays']>,
): Promise<void> {
  await db
    .insertInto('siteDays')
    .values({ day, ...found })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(found))
    .execute()
}

export async function deleteDaysBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('siteDays').where('day', '<', day).execute()
}

export async function areMailsOn(db: Db): Promise<boolean> {
  const off = db.selectFrom('settings').select('key').where('key', '=', MAILS_OFF)
  return (await off.executeTakeFirst()) === undefined
}

export async function switchMails(db: Db, isOn: boolean): Promise<void> {
  if (isOn) await db.deleteFrom('settings').where('key', '=', MAILS_OFF).execute()
  else
    await db
      .insertInto('settings')
      .values({ key: MAILS_OFF, value: 'yes' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
}
