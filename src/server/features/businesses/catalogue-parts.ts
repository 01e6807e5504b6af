import { ownedBy } from '#server/permissions/owned-by.ts'
import type { FindParts } from '#server/platform/db/catalogue-changes.ts'
import type { Write } from '#server/platform/db/find-writes.ts'

/** Lists across categories: search results, home, areas, the sitemap. */
export const LISTS = 'lists'
export const partOfBusiness = (id: string) => `business:${id}`
export const partOfCategory = (slug: string) => `category:${slug}`

/** How a column of a shown table names a business. */
type Names = 'business' | 'owner' | 'review'
const NAMES: Partial<Record<string, Record<string, Names>>> = {
  businesses: { id: 'business', userId: 'owner' },
  users: { id: 'owner' },
  galleryImages: { businessId: 'business' },
  ratings: { businessId: 'business', id: 'review' },
  businessSources: { businessId: 'business' },
  claims: { businessId: 'business' },
  bookableServices: { businessId: 'business' },
  bookablePeople: { businessId: 'business' },
  servicePeople: { businessId: 'business' },
  bookingSettings: { businessId: 'business' },
  specialDays: { businessId: 'business' },
  featuredGems: { businessId: 'business' },
  gemRequests: { businessId: 'business' },
}

/** Above this many rows, as in an import, it is cheaper to invalidate everything. */
const MOST_ROWS = 100

/** The ids by which a statement names the businesses it writes about, or null if it names none for some row. */
function namedBy({ table, rows, columns }: Write): Record<Names, string[]> | null {
  const names = NAMES[table]
  if (!names || !rows || rows.length > MOST_ROWS) return null
  if (columns?.some((column) => names[column])) return null
  const named: Record<Names, string[]> = { business: [], owner: [], review: [] }
  for (const row of rows) {
    const known = row.filter(({ column }) => names[column])
    if (known.length === 0) return null
    for (const { column, value } of known) {
      const name = names[column]
      if (name) named[name].push(value)
    }
  }
  return named
}

/** An edit changes the pages of its business and, if it is public, the lists of its category and those of all. */
export const findParts: FindParts = async (write, read, engine) => {
  const named = namedBy(write)
  if (!named) return null
  const rows = await read((db) =>
    db
      .selectFrom('businesses')
      .select(['id', 'categorySlug', 'status'])
      .where((eb) =>
        eb.or([
          ...named.business.map((id) => eb('id', '=', id)),
          ...named.owner.map((id) => ownedBy(id)),
          ...named.review.map((id) =>
            eb('id', '=', (query) =>
              query.selectFrom('ratings').select('businessId').where('id', '=', id),
            ),
          ),
        ]),
      )
      // Otherwise a concurrent save could move it to another category between this read and the write.
      .$if(engine === 'postgres' && write.table === 'businesses', (query) =>
        query.forNoKeyUpdate(),
      ),
  )
  return new Set(
    rows.flatMap(({ id, categorySlug, status }) => [
      partOfBusiness(id),
      ...(status === 'ACTIVE' ? [partOfCategory(categorySlug), LISTS] : []),
    ]),
  )
}
