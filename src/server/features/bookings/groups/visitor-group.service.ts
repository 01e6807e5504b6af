import { bookingTokenHash, isBookingToken } from '#server/features/bookings/booking-links.ts'
import { moveBooking } from '#server/features/bookings/booking-move.ts'
import { notifyOfMove } from '#server/features/bookings/booking-notices.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/errors.ts'
import { stateAfter } from '#shared/booking/booking-states.ts'
import { findGroupBookings, stopMailsOfGroup } from './booking-group.repository.ts'

const UNKNOWN = 'That link is not known here. Perhaps it was cut in half?'
const NOT_ACCEPTED = 'That one is not agreed, so the others stay.'
const CANCEL = { side: 'visitor', action: 'cancel' } as const

/** What a visitor can do through the secret address of a group. */
export function createVisitorGroupService({ db, clock, secret }: Context) {
  const findRows = async (token: string, from: Db = db) => {
    const rows = isBookingToken(token) ? await findGroupBookings(from, bookingTokenHash(token)) : []
    if (rows.length === 0) throw new Refusal('not-found', UNKNOWN)
    return rows
  }

  /** False if it was changed meanwhile, or its time has come: then it is left unchanged. */
  const cancel = async (trx: Db, bookingId: string): Promise<boolean> => {
    const context = { now: clock(), secret }
    try {
      const moved = await moveBooking(trx, context, bookingId, CANCEL)
      // The visitor sees the result on the page; a message for each would be too many.
      const said = { message: null, alternatives: [], tellsVisitor: false }
      await notifyOfMove(trx, context, moved, said)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  return {
    get: (token: string) => findRows(token),

    /** All that are still open or agreed, except the one that stays. */
    cancelOthers: (token: string, keep: string): Promise<string[]> =>
      db.transaction().execute(async (trx) => {
        const rows = await findRows(token, trx)
        const kept = rows.find(({ id }) => id === keep)
        if (kept?.status !== 'accepted') throw new Refusal('conflict', NOT_ACCEPTED)
        const cancelled: string[] = []
        for (const { id, status } of rows) {
          if (id === keep || stateAfter(status, CANCEL) === null) continue
          if (await cancel(trx, id)) cancelled.push(id)
        }
        return cancelled
      }),

    stopMails: async (token: string): Promise<void> => {
      if (!isBookingToken(token) || !(await stopMailsOfGroup(db, bookingTokenHash(token))))
        throw new Refusal('not-found', UNKNOWN)
    },
  }
}

export type VisitorGroupService = ReturnType<typeof createVisitorGroupService>
export type GroupBookings = Awaited<ReturnType<VisitorGroupService['get']>>
