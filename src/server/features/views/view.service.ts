import { isOwnerOf } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import { isId } from '#server/platform/db/new-id.ts'
import { WEEKS_OF_SPAN } from '#shared/catalogue/visits.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay, weekOf } from '#shared/time/dates.ts'
import { countVisits } from './count-visits.ts'
import {
  addViews,
  findViewedBusinesses,
  forgetViews,
  keyOf,
  rememberViews,
  type View,
} from './view.repository.ts'
import { forgetVisitCounters } from './visit-counter.repository.ts'

const ONCE_IN_MS = 30 * 60 * 1000
const FLUSH_MS = 1000
/** While the database is down views accumulate; above this they are dropped to save memory. */
const MAX_WAITING = 20_000

/**
 * Views are the most frequent write, and each commit costs an fsync. They are collected for up to a second
 * and stored together: one commit per second, whatever the traffic.
 */
export function createViewService({ db, clock, log, secret }: Context) {
  let waiting = new Map<string, View>()
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const wait = (view: View) => {
    const key = keyOf(view)
    if (!waiting.has(key) && waiting.size < MAX_WAITING) waiting.set(key, view)
  }

  const store = async () => {
    const views = [...waiting.values()]
    waiting = new Map()
    if (views.length === 0) return
    try {
      await db.transaction().execute((trx) => storeViews(trx, views, { now: clock(), secret }))
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
    /** Returns how many rows were deleted. */
    forgetOld: () => forgetVisitCounters(db, addDays(weekOf(clock()), -7 * WEEKS_OF_SPAN['90'])),
    /** Stores what is pending, and stops retrying. */
    close: async () => {
      await flush()
      clearTimeout(timer)
    },
  }
}

async function storeViews(
  trx: Context['db'],
  views: View[],
  { now, secret }: { now: Date; secret: string },
): Promise<void> {
  const ids = [...new Set(views.map((view) => view.businessId))].sort()
  const viewed = new Map((await findViewedBusinesses(trx, ids)).map((one) => [one.id, one]))
  const foreign = views
    .filter(({ businessId, userId }) => {
      const business = viewed.get(businessId)
      return business !== undefined && !isOwnerOf(userId, business)
    })
    // Sorted, so that two processes cannot deadlock.
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const since = new Date(now.getTime() - ONCE_IN_MS)
  const counting = await rememberViews(trx, foreign, since)
  const counted = Map.groupBy(
    foreign.filter((view) => counting.has(keyOf(view))),
    ({ businessId }) => businessId,
  )
  for (const id of ids) {
    const ofBusiness = counted.get(id) ?? []
    const looks = ofBusiness.filter(({ step }) => step === null)
    if (looks.length > 0) await addViews(trx, id, capeTownDay(now), looks.length)
    await countVisits(trx, { businessId: id, week: weekOf(now) }, { views: ofBusiness, secret })
  }
  await forgetViews(trx, since)
}

export type ViewService = ReturnType<typeof createViewService>
