import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { Context } from '#server/platform/context.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import { sliceOf } from '#shared/accounts/admin.ts'
import type { AdminNewsletterQuery } from '#shared/schemas/admin.ts'
import { CSV_BYTE_ORDER_MARK, csvLine } from '#shared/text/csv.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import {
  countReachableSignups,
  countSignups,
  findReachableSignupsAfter,
  findSignups,
  type SignupRow,
} from './admin-newsletter.repository.ts'

const COLUMNS = ['Name', 'Email', 'Phone', 'Signup Date']

const lineOf = (row: SignupRow) =>
  csvLine([row.name, row.email, row.phone, capeTownDay(new Date(row.createdAt))])

export function createAdminNewsletterService({ db }: Context, actions: AdminActionService) {
  async function* lines(): AsyncGenerator<string> {
    yield CSV_BYTE_ORDER_MARK + csvLine(COLUMNS)
    const batches = inBatches<SignupRow>((after, limit) =>
      findReachableSignupsAfter(db, { after, limit }),
    )
    for await (const rows of batches) yield rows.map(lineOf).join('')
  }

  return {
    /** Without a page or a size, returns all signups, as the API documents. */
    async find({ q = '', ...page }: AdminNewsletterQuery) {
      const words = q.trim()
      const isPaged = page.page !== undefined || page.size !== undefined
      const [signups, total, reachable] = await Promise.all([
        findSignups(db, words, isPaged ? sliceOf(page) : undefined),
        countSignups(db, words),
        countReachableSignups(db),
      ])
      return { signups, total, reachable }
    },

    async export(admin: ActingAdmin): Promise<AsyncIterable<string>> {
      await actions.record(db, admin, {
        action: 'export-newsletter',
        target: { id: '', label: 'Everybody who may be written to' },
      })
      return lines()
    },
  }
}

export type AdminNewsletterService = ReturnType<typeof createAdminNewsletterService>
