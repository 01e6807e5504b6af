import type { BusinessService } from '#server/features/businesses/business.service.ts'
import type { CorrectionService } from '#server/features/corrections/correction.service.ts'
import type { LedgerService } from '#server/features/ledger/ledger.service.ts'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { type Category, getCategory } from '#shared/catalogue/categories.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'

const YEAR_DAYS = 365
const SIMILAR = 6

type Cards = Awaited<ReturnType<BusinessService['findCards']>>

export interface NotListedBusiness {
  category: Category
  /** Null if it has not been listed for a year: its address redirects to the category. */
  similar: Cards | null
  /** If it has closed for good: its name, and since when. */
  closed: { businessName: string; closedOn: string } | null
}

/** What to show at the address of a paused or closed business. */
export function createNotListedService(
  { clock }: Context,
  {
    businesses,
    corrections,
    ledger,
  }: { businesses: BusinessService; corrections: CorrectionService; ledger: LedgerService },
) {
  /** The last day on which it was listed, by the ledger. */
  const lastDay = async (userId: string, updatedAt: string): Promise<string> => {
    const { standing, lines } = await ledger.read(userId)
    const pausedFor = standing?.pausedFor
    if (pausedFor === 'admin' || pausedFor === 'closing') {
      const kind = pausedFor === 'admin' ? 'paused' : 'closing'
      return lines.findLast((line) => line.kind === kind)?.day ?? capeTownDay(clock())
    }
    return standing?.paidUntil ?? capeTownDay(new Date(updatedAt))
  }

  /** Why it is not listed, and since when; null if there is no such business, or it was never listed. */
  const getEnded = async (id: string) => {
    const closed = await corrections.getClosed(id)
    if (closed) return { ...closed, endedOn: closed.closedOn, closed }
    const paused = await businesses.getPaused(id)
    if (!paused) return null
    return { ...paused, endedOn: await lastDay(paused.userId, paused.updatedAt), closed: null }
  }

  return {
    async get(id: string): Promise<NotListedBusiness> {
      const ended = await getEnded(id)
      const category = ended && getCategory(ended.categorySlug)
      if (!ended || !category) throw new AppError('not-found', 'We can’t find that business.')
      const { area, closed, endedOn } = ended
      if (addDays(endedOn, YEAR_DAYS) <= capeTownDay(clock()))
        return { category, closed, similar: null }
      const near = await businesses.findCards({ category: category.slug, area })
      const similar =
        near.rows.length > 0 ? near : await businesses.findCards({ category: category.slug })
      return { category, closed, similar: { ...similar, rows: similar.rows.slice(0, SIMILAR) } }
    },
  }
}
