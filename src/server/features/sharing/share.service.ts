import { addToDailyCounter } from '#server/features/views/daily-counter.ts'
import type { Context } from '#server/platform/context.ts'
import { isId } from '#server/platform/db/new-id.ts'
import { AppError } from '#server/platform/errors.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { isPublicBusiness } from './share.repository.ts'

export function createShareService({ db, clock }: Context) {
  return {
    track: async (businessId: string) => {
      if (!isId(businessId) || !(await isPublicBusiness(db, businessId)))
        throw new AppError('not-found', 'We can’t find that business.')
      await addToDailyCounter(db, {
        businessId,
        day: capeTownDay(clock()),
        kind: 'share',
        count: 1,
      })
    },
  }
}

export type ShareService = ReturnType<typeof createShareService>
