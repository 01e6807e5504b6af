import type { AnswerSpeedService } from '#server/features/bookings/answer-speed/answer-speed.service.ts'
import type { ProfileService } from '#server/features/businesses/profile.service.ts'
import type { Context } from '#server/platform/context.ts'
import { answerSpeedOf, promisedHours } from '#shared/booking/answer-speed.ts'
import { answersWithin } from '#shared/booking/booking-words.ts'
import type { AnalyticsAnswer, Counts } from '#shared/schemas/analytics.ts'
import { capeTownDay, startOfCapeTownDay } from '#shared/time/dates.ts'
import { countByHour, findCounters, type HourCount } from './analytics.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOTHING: Counts = { views: 0, shares: 0, bookings: 0, reviews: 0 }

export function createAnalyticsService(
  { db, clock }: Context,
  { answerSpeed, profiles }: { answerSpeed: AnswerSpeedService; profiles: ProfileService },
) {
  const getAnswers = async (
    businessId: string | undefined,
  ): Promise<AnalyticsAnswer['answers']> => {
    const speed = businessId === undefined ? answerSpeedOf([]) : await answerSpeed.get(businessId)
    const hours = promisedHours(speed)
    return { ...speed, says: hours === null ? null : answersWithin(hours) }
  }

  return {
    /** The last days in Cape Town including today, with zeros for empty days. */
    get: async (userId: string, dayCount: number): Promise<AnalyticsAnswer> => {
      const today = startOfCapeTownDay(clock())
      const from = new Date(today.getTime() - (dayCount - 1) * DAY_MS)
      const days = new Map<string, Counts>()
      for (let ahead = 0; ahead < dayCount; ahead += 1)
        days.set(capeTownDay(new Date(from.getTime() + ahead * DAY_MS)), { ...NOTHING })

      const business = await profiles.get(userId)
      if (business) {
        for (const { day, kind, count } of await findCounters(db, business.id, capeTownDay(from))) {
          const counts = days.get(day)
          if (counts) counts[kind === 'view' ? 'views' : 'shares'] += count
        }
        const since = from.toISOString()
        addHours(days, 'bookings', await countByHour(db, 'bookings', business.id, since))
        addHours(days, 'reviews', await countByHour(db, 'ratings', business.id, since))
      }
      const series = [...days].map(([day, counts]) => ({ day, ...counts }))
      return { totals: sum(series), days: series, answers: await getAnswers(business?.id) }
    },
  }
}

function addHours(days: Map<string, Counts>, kind: keyof Counts, hours: HourCount[]): void {
  for (const { hour, count } of hours) {
    const counts = days.get(capeTownDay(new Date(`${hour}:00:00.000Z`)))
    if (counts) counts[kind] += count
  }
}

function sum(days: Counts[]): Counts {
  const totals = { ...NOTHING }
  for (const day of days) {
    totals.views += day.views
    totals.shares += day.shares
    totals.bookings += day.bookings
    totals.reviews += day.reviews
  }
  return totals
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>
