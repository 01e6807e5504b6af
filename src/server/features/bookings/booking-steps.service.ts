import type { AnswerSpeedService } from '#server/features/bookings/answer-speed/answer-speed.service.ts'
import type { NearbyBusinessService } from '#server/features/businesses/nearby-business.service.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import type { Context } from '#server/platform/context.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/errors.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { type BookingStep, expiryOf, stepAfter, stepsOf } from '#shared/booking/booking-steps.ts'
import { bookingToken, linkHashes } from './booking-links.ts'
import {
  getMovableBooking,
  type MovableBooking,
  updateUnchangedBooking,
} from './booking-move.repository.ts'
import { moveBooking } from './booking-move.ts'
import { notifyOfMove, visitorMailOf } from './booking-notices.ts'
import { findDueBookings, isReviewed } from './booking-steps.repository.ts'
import { bookingNudge } from './mail/booking-nudge.tsx'
import { bookingReminder } from './mail/booking-reminder.tsx'
import { reviewInvitation } from './mail/review-invitation.tsx'

/** In small batches: each step is a short transaction, and the site answers in between. */
const BATCH = 100

interface Parts {
  answerSpeed: AnswerSpeedService
  nearby: NearbyBusinessService
}

/** The scheduled steps of bookings: reminders, expiry of requests, completion of visits. */
export function createBookingStepsService(
  { db, clock, secret }: Context,
  { answerSpeed, nearby }: Parts,
) {
  const mailOf = async (trx: Db, now: Date, booking: MovableBooking, step: BookingStep) => {
    if (booking.businessStatus !== 'ACTIVE') return
    if (step === 'nudge' || step === 'nudge-again')
      return enqueueMessage(trx, now, bookingNudge, {
        recipient: booking.ownerEmail,
        payload: {
          ownerToken: encryptLink(secret, bookingToken(secret, 'owner', booking.id)),
          businessName: booking.businessName,
          visitorName: booking.name,
          visitorPhone: booking.phone,
          dateISO: booking.dateISO,
          startISO: booking.startISO,
          endISO: booking.endISO,
          serviceName: booking.serviceName,
          lapsesISO: (expiryOf(booking) ?? now).toISOString(),
        },
      })
    if (booking.mailsStopped || whyNot.remindVisitors(booking) !== null) return
    const message = { recipient: booking.email, payload: visitorMailOf(booking, secret) }
    if (step === 'remind') await enqueueMessage(trx, now, bookingReminder, message)
    if (step === 'invite' && !(await isReviewed(trx, booking.id)))
      await enqueueMessage(trx, now, reviewInvitation, message)
  }

  const moveOn = async (trx: Db, now: Date, id: string, action: 'expire' | 'complete') => {
    const context = { now, secret }
    const moved = await moveBooking(trx, context, id, { side: 'system', action })
    const alternatives = action === 'expire' ? await nearby.findOpen(trx, moved.businessId) : []
    await notifyOfMove(trx, context, moved, { message: null, alternatives })
    return action === 'expire' && moved.previous === 'requested' ? moved.businessId : null
  }

  /** Returns the business whose response time changed, if any. */
  const runOne = (id: string): Promise<string | null> =>
    db.transaction().execute(async (trx) => {
      const now = clock()
      const booking = await getMovableBooking(trx, id)
      if (!booking?.nextStepAt || booking.nextStepAt > now.toISOString()) return null
      const hours = fromJson(booking.operatingHours)
      // Of several steps missed during downtime, only the last is done.
      const due = stepsOf(booking, hours).findLast(({ at }) => at <= now)
      if (due?.step === 'expire' || due?.step === 'complete') return moveOn(trx, now, id, due.step)
      const next = stepAfter(booking, hours, now)
      // Only if nobody has changed it or done this step already.
      const asSeen = { sequence: booking.sequence, nextStepAt: booking.nextStepAt }
      const isFirst = await updateUnchangedBooking(trx, id, asSeen, {
        nextStep: next?.step ?? null,
        nextStepAt: next?.at.toISOString() ?? null,
        ...linkHashes(secret, id),
      })
      if (isFirst && due) await mailOf(trx, now, booking, due.step)
      return null
    })

  /** A concurrent change has made the step unnecessary. */
  const runOrLeave = async (id: string): Promise<string | null> => {
    try {
      return await runOne(id)
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  return {
    /** Does what is due; returns the number of bookings. */
    runDue: async (): Promise<number> => {
      let count = 0
      for (;;) {
        const ids = await findDueBookings(db, clock().toISOString(), BATCH)
        const changed = new Set<string>()
        for (const id of ids) {
          const businessId = await runOrLeave(id)
          if (businessId !== null) changed.add(businessId)
        }
        for (const businessId of changed) await answerSpeed.refresh(businessId)
        count += ids.length
        if (ids.length < BATCH) return count
      }
    },
  }
}

export type BookingStepsService = ReturnType<typeof createBookingStepsService>
