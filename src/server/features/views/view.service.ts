import { isOwnerOf } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import { isId } from '#server/platform/db/new-id.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import {
  addViews,
  findViewedBusinesses,
  forgetViews,
  rememberViews,
  type View,
} from './view.repository.ts'

const ONCE_IN_MS = 30 * 60 * 1000
const FLUSH_MS = 1000
/** While the database is down views accumulate; above this they are dropped to save memory. */
const MAX_WAITING = 20_000

/**
 * Views are the most frequent write, and each commit costs an fsync. They are collected for up to a second
 * and stored together: one commit per second, whatever the traffic.
 */
export function createViewService({ db, clock, log }: Context) {
  let waiting = new Map<string, View>()
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const wait = (view: View) => {
    const key = `${view.businessId} ${view.visitorHash}`
    if (!waiting.has(key) && waiting.size < MAX_WAITING) waiting.set(key, view)
  }

  const store = async () => {
    const views = [...waiting.values()]
    waiting = new Map()
    if (views.length === 0) return
    try {
      await db.transaction().execute((trx) => storeViews(trx, views, clock()))
    } catch (err) {
      log.error({ err, views: views.length }, 'views not stored yet')
      for (const view of views) wait(view)
      schedule()
    }
  }

  /** Serialised; a requested flush covers every view before it. */
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    running = running.then(store)
    return running
  }

  const schedule = () => {
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref()
  }

  return {
    notice: (view: Omit<View, 'viewedAt'>) => {
      if (!isId(view.businessId)) return
      wait({ ...view, viewedAt: clock() })
      schedule()
    },
    flush,
    /** Stores what is pending, and stops retrying. */
    close: async () => {
      await flush()
      clearTimeout(timer)
    },
  }
}

async function storeViews(trx: Context['db'], views: View[], now: Date): Promise<void> {
  const ids = [...new Set(views.map((view) => view.businessId))].sort()
  const viewed = new Map((await findViewedBusinesses(trx, ids)).map((one) => [one.id, one]))
  const foreign = views
    .filter(({ businessId, userId }) => {
      const business = viewed.get(businessId)
      return business !== undefined && !isOwnerOf(userId, business)
    })
    // Sorted, so that two processes cannot deadlock.
    .sort((a, b) => (a.businessId + a.visitorHash < b.businessId + b.visitorHash ? -1 : 1))
  const since = new Date(now.getTime() - ONCE_IN_MS)
  const counts = new Map<string, number>()
  for (const id of await rememberViews(trx, foreign, since))
    counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const id of ids) {
    const count = counts.get(id)
    if (count) await addViews(trx, id, capeTownDay(now), count)
  }
  await forgetViews(trx, since)
}

export type ViewService = ReturnType<typeof createViewService>
