import type { Selectable, Updateable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'

type SiteRow = Selectable<Database['site']>

const NOTHING_SAID: SiteRow = {
  id: 'site',
  openedAt: null,
  companyName: '',
  registrationNumber: '',
  address: '',
  phone: '',
  informationOfficer: '',
  informationOfficerEmail: '',
  serverCountry: '',
  detailsChangedAt: null,
  unclaimedSince: null,
}

export async function getSite(db: Db): Promise<SiteRow> {
  return (await db.selectFrom('site').selectAll().executeTakeFirst()) ?? NOTHING_SAID
}

export async function saveSite(
  db: Db,
  changes: Omit<Updateable<Database['site']>, 'id'>,
): Promise<void> {
  await db
    .insertInto('site')
    .values({ id: 'site', ...changes })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute()
}
