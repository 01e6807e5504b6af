import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { Context } from '#server/platform/context.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import { sliceOf } from '#shared/accounts/admin.ts'
import type { AdminBusinessFilter, AdminBusinessQuery } from '#shared/schemas/admin.ts'
import { CSV_BYTE_ORDER_MARK, csvLine } from '#shared/text/csv.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import {
  type AdminBusinessRow,
  countAdminBusinesses,
  findAdminBusinesses,
  findAdminBusinessesAfter,
} from './admin-business.repository.ts'

const COLUMNS = ['Business Name', 'Email', 'Plan', 'Status', 'Area', 'Created Date']

const lineOf = (row: AdminBusinessRow) =>
  csvLine([
    row.businessName ?? '',
    row.email,
    row.plan,
    row.status,
    row.area ?? '',
    capeTownDay(new Date(row.userCreatedAt)),
  ])

export function createAdminBusinessService({ db }: Context, actions: AdminActionService) {
  async function* lines(filter: AdminBusinessFilter): AsyncGenerator<string> {
    yield CSV_BYTE_ORDER_MARK + csvLine(COLUMNS)
    const batches = inBatches<AdminBusinessRow>((last, limit) =>
      findAdminBusinessesAfter(db, filter, last, limit),
    )
    for await (const rows of batches) yield rows.map(lineOf).join('')
  }

  return {
    /** Without a page or a size, returns all matches, as the API documents. */
    async find(query: AdminBusinessQuery) {
      const { sort = 'created' } = query
      const order = query.order ?? (sort === 'created' ? 'desc' : 'asc')
      if (query.page === undefined && query.size === undefined) {
        const businesses = await findAdminBusinesses(db, query, { sort, order })
        return { businesses, total: businesses.length }
      }
      const [businesses, total] = await Promise.all([
        findAdminBusinesses(db, query, { sort, order }, sliceOf(query)),
        countAdminBusinesses(db, query),
      ])
      return { businesses, total }
    },

    /** The whole filtered list as CSV, read in batches. An export of personal data is recorded. */
    async export(admin: ActingAdmin, filter: AdminBusinessFilter): Promise<AsyncIterable<string>> {
      const narrowed = [filter.q?.trim(), filter.status].filter(Boolean).join(', ')
      await actions.record(db, admin, {
        action: 'export-businesses',
        target: { id: '', label: narrowed === '' ? 'All users' : `Users: ${narrowed}` },
      })
      return lines(filter)
    },
  }
}

export type AdminBusinessService = ReturnType<typeof createAdminBusinessService>
