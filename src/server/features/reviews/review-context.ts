import type { Db } from '#server/platform/db/schema.ts'
import type { AdminReviewRow } from './admin-review.repository.ts'
import { countByDay, countBySource, countByWords } from './review-context.repository.ts'
import { findOpenReports, type OpenReportRow } from './review-report.repository.ts'

const DAY_MS = 24 * 3600 * 1000
const CURVE_DAYS = 28

/** How often the same device or network wrote, without the review itself. */
export interface OthersOf {
  here: number
  elsewhere: number
}

export interface ReviewContext {
  reports: OpenReportRow[]
  device: OthersOf
  network: OthersOf
  /** Other reviews in the same words. */
  sameWords: number
  /** Reviews of the business per day, today last. */
  curve: number[]
}

const present = <T>(values: (T | null)[]): T[] => [
  ...new Set(values.filter((value) => value !== null)),
]

/** The context of each review: a page of them costs six queries, however many they are. */
export async function findReviewContexts(
  db: Db,
  rows: AdminReviewRow[],
  now: Date,
): Promise<Map<string, ReviewContext>> {
  const days = Array.from({ length: CURVE_DAYS }, (_, index) =>
    new Date(now.getTime() - (CURVE_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
  const [reports, devices, networks, words, arrivals] = await Promise.all([
    findOpenReports(db, present(rows.map(({ id }) => id))),
    countBySource(db, 'deviceHash', present(rows.map(({ deviceHash }) => deviceHash))),
    countBySource(db, 'networkHash', present(rows.map(({ networkHash }) => networkHash))),
    countByWords(db, present(rows.map(({ wordsHash }) => wordsHash))),
    countByDay(db, present(rows.map(({ businessId }) => businessId)), days[0] ?? ''),
  ])
  const othersOf = (counts: typeof devices, hash: string | null, businessId: string): OthersOf => {
    const others = { here: 0, elsewhere: 0 }
    if (hash === null) return others
    for (const count of counts)
      if (count.hash === hash)
        others[count.businessId === businessId ? 'here' : 'elsewhere'] += count.count
    return { ...others, here: others.here - 1 }
  }
  return new Map(
    rows.map(({ id, businessId, deviceHash, networkHash, wordsHash }) => [
      id,
      {
        reports: reports.filter((report) => report.ratingId === id),
        device: othersOf(devices, deviceHash, businessId),
        network: othersOf(networks, networkHash, businessId),
        sameWords:
          (words.find((same) => same.wordsHash === wordsHash && wordsHash !== null)?.count ?? 1) -
          1,
        curve: days.map(
          (day) =>
            arrivals.find((count) => count.businessId === businessId && count.day === day)?.count ??
            0,
        ),
      },
    ]),
  )
}
