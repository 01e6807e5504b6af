import type { Migration } from 'kysely/migration'
import type { Db } from '#server/platform/db/schema.ts'

/** The services with a duration are found by search, like the listed ones. */
export function searchTimedServices(): Migration {
  return { up: indexAll }
}

async function indexAll(db: Db): Promise<void> {
  const timed = await db
    .selectFrom('bookableServices')
    .select(['businessId', 'name'])
    .orderBy('position')
    .execute()
  for (const [businessId, services] of Map.groupBy(timed, (service) => service.businessId)) {
    const { searchServices } = await db
      .selectFrom('businesses')
      .select('searchServices')
      .where('id', '=', businessId)
      .executeTakeFirstOrThrow()
    const added = services.map(({ name }) => ` ${normalise(name)} `).join('')
    await db
      .updateTable('businesses')
      .set({ searchServices: searchServices + added })
      .where('id', '=', businessId)
      .execute()
  }
}

const APOSTROPHES = /['’‘‛`´ʼʻ′]/g

/** The normal form of searched texts when this was written; the owner's next save writes the current one. */
const normalise = (text: string) =>
  text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(APOSTROPHES, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
