import type { Context } from '#server/platform/context.ts'
import { isId, newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal, refuseField } from '#server/platform/errors.ts'
import {
  createBlockedTime,
  findBlockedBetween,
  findBlockedTimes,
  removeBlockedTime,
} from './blocked-time.repository.ts'
import { getOwnBusinessForSetup } from './booking-setup.repository.ts'

const MOST = 200

interface BlockedTimeInput {
  startISO: string
  endISO: string
  note: string
}

/** An owner's own appointments: nothing can be booked online then. */
export function createBlockedTimeService({ db, engine, clock }: Context) {
  /** Locks the business, so that no booking is made for that time meanwhile. */
  const hold = async (trx: Db, userId: string) => {
    const business = await getOwnBusinessForSetup(trx, engine, userId)
    if (!business) throw new Refusal('conflict', 'Please save your profile first.')
    return business.id
  }

  return {
    find: (userId: string) => findBlockedTimes(db, userId, clock()),

    findBetween: (businessId: string, from: Date, to: Date) =>
      findBlockedBetween(db, businessId, from, to),

    create: (userId: string, input: BlockedTimeInput) =>
      db.transaction().execute(async (trx) => {
        const businessId = await hold(trx, userId)
        const blocked = {
          id: newId(),
          businessId,
          startISO: new Date(input.startISO).toISOString(),
          endISO: new Date(input.endISO).toISOString(),
          note: input.note,
        }
        if (blocked.endISO <= clock().toISOString())
          refuseField('endISO', 'That time has passed already.')
        const known = await findBlockedTimes(trx, userId, clock())
        if (known.length >= MOST)
          throw new Refusal('conflict', `Please keep it to ${MOST} blocked times.`)
        await createBlockedTime(trx, blocked)
        return blocked
      }),

    remove: (userId: string, id: string) =>
      db.transaction().execute(async (trx) => {
        const businessId = await hold(trx, userId)
        if (!isId(id) || !(await removeBlockedTime(trx, businessId, id)))
          throw new Refusal('not-found', 'There is no such blocked time.')
      }),
  }
}

export type BlockedTimeService = ReturnType<typeof createBlockedTimeService>
