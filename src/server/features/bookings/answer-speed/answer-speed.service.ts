import type { Context } from '#server/platform/context.ts'
import {
  type AnswerSpeed,
  answerSpeedOf,
  promisedHours,
  SPEED_DAYS,
} from '#shared/booking/answer-speed.ts'
import {
  findAnswers,
  findPromisingBusinesses,
  getAnswerHours,
  updateAnswerHours,
} from './answer-speed.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How fast a business answers; the result for the public page is stored with the business. */
export function createAnswerSpeedService({ db, clock }: Context) {
  const get = async (businessId: string): Promise<AnswerSpeed> => {
    const since = new Date(clock().getTime() - SPEED_DAYS * DAY_MS).toISOString()
    return answerSpeedOf(await findAnswers(db, businessId, since))
  }

  /** After an answer, and after a request that expired without one. */
  const refresh = async (businessId: string): Promise<void> => {
    const hours = promisedHours(await get(businessId))
    // Every write to a business invalidates cached pages, so only a changed value is written.
    if ((await getAnswerHours(db, businessId)) !== hours)
      await updateAnswerHours(db, businessId, hours)
  }

  return {
    get,
    refresh,
    /** A sentence about an old season must not stay for ever. */
    refreshAll: async (): Promise<number> => {
      const ids = await findPromisingBusinesses(db)
      for (const id of ids) await refresh(id)
      return ids.length
    },
  }
}

export type AnswerSpeedService = ReturnType<typeof createAnswerSpeedService>
