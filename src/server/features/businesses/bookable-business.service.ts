import { getKeptBusiness } from '#server/features/ownership/kept-business.ts'
import type { Context } from '#server/platform/context.ts'
import { isId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { createKeyedMutex } from '#server/platform/keyed-mutex.ts'
import { getBookableBusiness } from './bookable-business.repository.ts'

/** The business that a visitor contacts, with the owner's address for the mail. */
export function createBookableBusinessService({ engine }: Context) {
  /** Public or not: for admins. */
  const getAny = async (trx: Db, businessId: string) => {
    const business = isId(businessId)
      ? await getBookableBusiness(trx, engine, businessId)
      : undefined
    if (!business) throw new AppError('not-found', 'We can’t find that business.')
    // Whoever has claimed it hears of its reviews, and answers them, before it is paid.
    const { claimedAt, ownerId: keeperId } = business
    if (keeperId !== null || claimedAt === null) return { ...business, keeperId }
    const kept = await getKeptBusiness(trx, businessId)
    return { ...business, keeperId: kept?.keeperId ?? null, ownerEmail: kept?.keeperEmail ?? null }
  }
  /** A listed one, which may have no owner yet. */
  const get = async (trx: Db, businessId: string) => {
    const business = await getAny(trx, businessId)
    if (business.status !== 'ACTIVE')
      throw new AppError('not-found', `${business.businessName} is not listed at the moment.`)
    return business
  }
  return {
    getAny,
    get,
    /** Serialises bookings and reviews of one business: many at once would wait for its row lock. */
    runExclusive: createKeyedMutex(),
    /** A listed one with an owner, who answers bookings. */
    getOwned: async (trx: Db, businessId: string) => {
      const { ownerId: owner, ownerEmail, ...business } = await get(trx, businessId)
      if (owner === null || ownerEmail === null)
        throw new AppError(
          'conflict',
          `Nobody looks after the page of ${business.businessName} yet, so it takes no bookings here. Please phone instead.`,
        )
      return { ...business, ownerId: owner, ownerEmail }
    },
  }
}

export type BookableBusinessService = ReturnType<typeof createBookableBusinessService>
