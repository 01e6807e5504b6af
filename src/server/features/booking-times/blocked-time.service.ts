import type { Context } from '#server/platform/context.ts'
import { isId, newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import {
  createBlockedTime,
  findBlockedBetween,
  findBlockedTimes,
  removeBlockedTime,
  removeOldBlockedTimes,
} from './blocked-time.repository.ts'
import { getOwnBusinessForSetup } from './booking-setup.repository.ts'
import type { PersonService } from './person.service.ts'

/** Of those that are not over, and of those that are. */
const MOST = 200
const MOST_PAST = 1000

interface BlockedTimeInput {
  startISO: string
  endISO: string
  note: string
  personId: string | null
}

/** An owner's own appointments: nothing can be booked online then. */
export function createBlockedTimeService({ db, engine, clock }: Context, people: PersonService) {
  /** Locks the business, so that no booking is made for that time meanwhile. */
  const hold = async (trx: Db, userId: string) => {
    const business = await getOwnBusinessForSetup(trx, engine, userId)
    if (!business) throw new AppError('conflict', 'Please save your profile first.')
    return business.id
  }

  return {
    find: (userId: string) => findBlockedTimes(db, userId, clock()),

    findBetween: (businessId: string, from: Date, to: Date, trx: Db = db) =>
      findBlockedBetween(trx, businessId, from, to),

    create: (userId: string, input: BlockedTimeInput) =>
      db.transaction().execute(async (trx) => {
        const businessId = await hold(trx, userId)
        const blocked = {
          id: newId(),
          businessId,
          startISO: new Date(input.startISO).toISOString(),
          endISO: new Date(input.endISO).toISOString(),
          note: input.note,
          personId: input.personId,
        }
        if (blocked.endISO <= clock().toISOString())
          refuseField('endISO', 'That time has already passed.')
        const known = await findBlockedTimes(trx, userId, clock())
        if (known.length >= MOST)
          throw new AppError('conflict', `Please keep it to ${MOST} blocked times.`)
        await removeOldBlockedTimes(trx, businessId, { now: clock(), kept: MOST_PAST })
        const person = await people.get(trx, businessId, input.personId)
        await createBlockedTime(trx, blocked)
        return { ...blocked, personName: person?.name ?? null }
      }),

    remove: (userId: string, id: string) =>
      db.transaction().execute(async (trx) => {
        const businessId = await hold(trx, userId)
        if (!isId(id) || !(await removeBlockedTime(trx, businessId, id)))
          throw new AppError('not-found', 'We can’t find that blocked time.')
      }),
  }
}

export type BlockedTimeService = ReturnType<typeof createBlockedTimeService>
