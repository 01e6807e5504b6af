import type { ProfileService } from '#server/features/businesses/profile.service.ts'
import { type Actor, denialReason } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Industry } from '#shared/catalogue/industries.ts'
import { medianOfOthers, SHARED_BY_SEARCHES, WEEKS_OF_SPAN } from '#shared/catalogue/visits.ts'
import {
  ADVANCED_FIGURES,
  type AdvancedAnalytics,
  type AnalyticsSpan,
} from '#shared/schemas/analytics.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { startOfDay, weekOf } from '#shared/time/dates.ts'
import { findOfTrade, findTotals, findVisitCounters } from './advanced-analytics.repository.ts'

/** How many of a trade are compared: a median of so many hardly differs from that of all. */
const COMPARED = 100
const COMPARED_AGAIN_MS = 60 * 60 * 1000
const SHOWN_WORDS = 10
const SHOWN_SUBURBS = 8

/** The figures of a business by their kind. */
type Figures = Map<string, number>

interface Trade {
  readAt: number
  /** By business. */
  figures: Map<string, Figures>
}

/** What led visitors to the owner's business, what they did next, and how others of the trade do. */
export function createAdvancedAnalyticsService({ db, clock }: Context, profiles: ProfileService) {
  /** At most one for each trade and span. */
  const trades = new Map<string, Trade>()

  const readFigures = async (ids: string[], week: string) => {
    const figures = new Map(ids.map((id): [string, Figures] => [id, new Map()]))
    const since = startOfDay(week).toISOString()
    for (const { businessId, kind, count } of await findTotals(db, ids, { week, since }))
      figures.get(businessId)?.set(kind, count)
    return figures
  }

  /** Read at most once an hour: it is the dearest of the figures, and changes slowly. */
  const readTrade = async (industry: Industry, span: AnalyticsSpan, week: string) => {
    const key = `${industry} ${span}`
    const now = clock().getTime()
    const known = trades.get(key)
    if (known && now - known.readAt < COMPARED_AGAIN_MS) return known.figures
    const figures = await readFigures(await findOfTrade(db, industry, COMPARED), week)
    trades.set(key, { readAt: now, figures })
    return figures
  }

  return {
    async get(user: Actor, span: AnalyticsSpan): Promise<AdvancedAnalytics> {
      const denied = denialReason.readAdvancedAnalytics(user)
      if (denied) throw new AppError('forbidden', denied)
      const week = addDays(weekOf(clock()), -7 * (WEEKS_OF_SPAN[span] - 1))
      const business = await profiles.get(user.id)
      if (!business) return { since: week, ...present([], new Map(), []) }
      const own = (await readFigures([business.id], week)).get(business.id) ?? new Map()
      const trade = await readTrade(business.industry, span, week)
      const others = [...trade].flatMap(([id, figures]) => (id === business.id ? [] : figures))
      const counters = await findVisitCounters(db, business.id, week)
      return { since: week, ...present(counters, own, others) }
    },
  }
}

type Counters = Awaited<ReturnType<typeof findVisitCounters>>

function present(
  rows: Counters,
  own: Figures,
  others: Figures[],
): Omit<AdvancedAnalytics, 'since'> {
  const counters = rows.map((row) => ({ ...row, count: Number(row.count) }))
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { kind, value, count } of counters) if (kind === 'hour') hours[Number(value)] = count
  const words = counters.flatMap(({ kind, label, count }) =>
    kind === 'word' && label !== null && count >= SHARED_BY_SEARCHES
      ? [{ name: label, count }]
      : [],
  )
  const suburbs = counters.flatMap(({ kind, value, count }) =>
    kind === 'suburb' ? [{ name: value, count }] : [],
  )
  const medianOf = (kind: string) => medianOfOthers(others.map((figures) => figures.get(kind) ?? 0))
  return {
    figures: ADVANCED_FIGURES.map((kind) => ({
      kind,
      own: own.get(kind) ?? 0,
      median: medianOf(kind),
    })),
    others: medianOf('views') === null ? 0 : others.length,
    words: mostFirst(words, SHOWN_WORDS),
    suburbs: mostFirst(suburbs, SHOWN_SUBURBS),
    hours,
  }
}

function mostFirst<Counted extends { name: string; count: number }>(all: Counted[], most: number) {
  return all.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, most)
}

export type AdvancedAnalyticsService = ReturnType<typeof createAdvancedAnalyticsService>
