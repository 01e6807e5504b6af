import {
  bookingTokenHash,
  groupHashOf,
  idOfDevice,
  isBookingToken,
} from '#server/features/bookings/booking-links.ts'
import { notifyOfTransitions } from '#server/features/bookings/booking-notices.ts'
import {
  type ChangedBooking,
  transitionBooking,
} from '#server/features/bookings/booking-transition.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { recordOpened } from '#server/platform/outbox/mailboxes.ts'
import { stateAfter } from '#shared/booking/booking-states.ts'
import { findGroupBookings, stopMailsOfGroup } from './booking-group.repository.ts'

const UNKNOWN = 'We don’t know that link. Maybe part of it is missing?'
const NOT_ACCEPTED = 'That one is not agreed, so the others stay.'
const CANCEL = { side: 'visitor', action: 'cancel' } as const

/** What a visitor can do through the secret address of a group. */
export function createVisitorGroupService(context: Context) {
  const { db, clock, secret } = context

  const hashOf = (token: string): string | null => {
    const group = idOfDevice(secret, token)
    if (group !== null) return groupHashOf(secret, group)
    return isBookingToken(token) ? bookingTokenHash(token) : null
  }

  const findRows = async (token: string, from: Db = db) => {
    const hash = hashOf(token)
    const rows = hash === null ? [] : await findGroupBookings(from, hash)
    if (rows.length === 0) throw new AppError('not-found', UNKNOWN)
    return rows
  }

  /** Null if it was changed meanwhile, or its time has come: then it is left unchanged. */
  const cancel = async (trx: Db, bookingId: string): Promise<ChangedBooking | null> => {
    try {
      return await transitionBooking(trx, { now: clock(), secret }, bookingId, CANCEL)
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  }

  /** Whoever has the link of a mail has read it: one to the address of these bookings. */
  const noteOpened = async (token: string): Promise<void> => {
    if (idOfDevice(secret, token) !== null) return
    const [booking] = await findRows(token)
    if (booking && !booking.mailsStopped) await recordOpened(db, context, booking.email)
  }

  return {
    get: (token: string) => findRows(token),
    noteOpened,

    /** All that are still open or agreed, except the one that stays. */
    cancelOthers: async (token: string, keep: string): Promise<string[]> => {
      const done = await db.transaction().execute(async (trx) => {
        const rows = await findRows(token, trx)
        const kept = rows.find(({ id }) => id === keep)
        if (kept?.status !== 'accepted') throw new AppError('conflict', NOT_ACCEPTED)
        const cancelled: ChangedBooking[] = []
        for (const { id, status } of rows) {
          if (id === keep || stateAfter(status, CANCEL) === null) continue
          const moved = await cancel(trx, id)
          if (moved) cancelled.push(moved)
        }
        // The visitor sees the result on the page; a message for each would be too many.
        const said = { message: null, alternatives: [], tellsVisitor: false }
        await notifyOfTransitions(trx, context, cancelled, said)
        return cancelled.map(({ id }) => id)
      })
      await noteOpened(token)
      return done
    },

    stopMails: async (token: string): Promise<void> => {
      const hash = hashOf(token)
      if (hash === null || !(await stopMailsOfGroup(db, hash)))
        throw new AppError('not-found', UNKNOWN)
    },
  }
}

export type VisitorGroupService = ReturnType<typeof createVisitorGroupService>
export type GroupBookings = Awaited<ReturnType<VisitorGroupService['get']>>
