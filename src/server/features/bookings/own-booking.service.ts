import type { ProfileService } from '#server/features/businesses/profile.service.ts'
import type { Context } from '#server/platform/context.ts'
import { BOOKINGS_A_PAGE } from '#shared/schemas/dashboard.ts'
import { startOfCapeTownMonth } from '#shared/time/dates.ts'
import { countBookings, findBookings } from './own-booking.repository.ts'

/** What an owner sees of the bookings of the own business. */
export function createOwnBookingService({ db, clock }: Context, profiles: ProfileService) {
  const find = async (businessId: string | undefined, page: number) => {
    if (businessId === undefined) return { bookings: [], total: 0 }
    const offset = (page - 1) * BOOKINGS_A_PAGE
    return {
      bookings: await findBookings(db, businessId, { limit: BOOKINGS_A_PAGE, offset }),
      total: await countBookings(db, businessId),
    }
  }

  return {
    /** Newest first; an owner who has no business yet has no bookings. */
    find,

    findOfOwner: async (userId: string, page: number) =>
      find((await profiles.get(userId))?.id, page),

    countThisMonth: (businessId: string | undefined): Promise<number> =>
      businessId === undefined
        ? Promise.resolve(0)
        : countBookings(db, businessId, startOfCapeTownMonth(clock()).toISOString()),
  }
}

export type OwnBookingService = ReturnType<typeof createOwnBookingService>
