import { fromJson } from '#server/platform/db/json-text.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { servicesText } from '#shared/search/match.ts'

/**
 * Writes the words by which what a business sells is found: its listed services and amenities, and the services
 * with a duration. Every write of either must call it, in the same transaction.
 */
export async function indexServices(db: Db, businessId: string): Promise<void> {
  const business = await db
    .selectFrom('businesses')
    .select(['services', 'amenities', 'searchServices'])
    .where('id', '=', businessId)
    .executeTakeFirst()
  if (!business) return
  const listed = fromJson(business.services)
  const timed = await db
    .selectFrom('bookableServices')
    .select('name')
    .where('businessId', '=', businessId)
    .orderBy('position')
    .execute()
  const services = [...listed, ...timed.map(({ name }) => name)]
  const searchServices = servicesText({ services, amenities: fromJson(business.amenities) })
  if (searchServices !== business.searchServices)
    await db
      .updateTable('businesses')
      .set({ searchServices })
      .where('id', '=', businessId)
      .execute()
}
