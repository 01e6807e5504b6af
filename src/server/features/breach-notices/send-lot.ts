import { createHmac } from 'node:crypto'
import type { SiteService } from '#server/features/site/site.service.ts'
import type { Context } from '#server/platform/context.ts'
import { enqueueMessages, messageOf } from '#server/platform/outbox/enqueue.ts'
import { advanceNotice, type BreachNotice } from './breach-notice.repository.ts'
import { breachNotice } from './mail/breach-notice.tsx'

/** People a minute: other mail goes on meanwhile. */
const LOT = 200

type Site = Awaited<ReturnType<SiteService['get']>>

/**
 * Writes to the next people of a notice, in the order of keyed hashes of their addresses: the hash of the last one is
 * stored with their mails, so that a process that was killed goes on where it was and nobody is written to twice.
 * Returns how many it wrote to.
 */
export async function sendLot(
  context: Context,
  notice: BreachNotice,
  { concerned, kinds, site }: { concerned: string[]; kinds: string[]; site: Site },
): Promise<number> {
  const { clock, db, secret } = context
  const markOf = (email: string) =>
    createHmac('sha256', secret).update(`${notice.id}:${email}`).digest('hex')
  const left = concerned
    .map((email) => ({ email, mark: markOf(email) }))
    .filter(({ mark }) => mark > notice.lastMark)
    .sort((one, other) => (one.mark < other.mark ? -1 : 1))
  const lot = left.slice(0, LOT)
  const { happened, consequences, measures, advice, culprit } = notice
  const payload = {
    ...{ happened, consequences, measures, advice, culprit, kinds },
    companyName: site.companyName,
    officer: site.informationOfficer,
    officerEmail: site.informationOfficerEmail,
  }
  const [first, ...others] = lot.map(({ email, mark }) =>
    messageOf(breachNotice, {
      recipient: email,
      payload,
      by: 'admin',
      dedupeKey: `breach-notice:${notice.id}:${mark}`,
    }),
  )
  return db.transaction().execute(async (trx) => {
    const isLast = left.length <= LOT
    const isOurs = await advanceNotice(trx, notice, {
      lastMark: lot.at(-1)?.mark ?? notice.lastMark,
      written: notice.written + lot.length,
      state: isLast ? 'sent' : 'sending',
      finishedAt: isLast ? clock().toISOString() : null,
    })
    if (!isOurs) return 0
    if (first) await enqueueMessages(trx, context, first, ...others)
    return lot.length
  })
}
