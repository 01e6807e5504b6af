import type { AnswerSpeedService } from '#server/features/bookings/answer-speed/answer-speed.service.ts'
import type { NearbyBusinessService } from '#server/features/businesses/nearby-business.service.ts'
import { denialReason } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import {
  type BookingStep,
  expiryOf,
  INVITE_LATE_MS,
  reminderDay,
  stepAfter,
  stepsOf,
} from '#shared/booking/booking-steps.ts'
import { whenOf } from '#shared/booking/booking-words.ts'
import { linkHashes } from './booking-links.ts'
import {
  notifyOfTransition,
  ownerMailOf,
  visitorMailOf,
  visitorOfBooking,
} from './booking-notices.ts'
import { findDueBookings, isReviewed } from './booking-steps.repository.ts'
import {
  type CurrentBooking,
  getCurrentBooking,
  updateUnchangedBooking,
} from './booking-transition.repository.ts'
import { transitionBooking } from './booking-transition.ts'
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
export function createBookingStepsService(context: Context, { answerSpeed, nearby }: Parts) {
  const { db, clock, secret } = context

  const mailOf = async (trx: Db, now: Date, booking: CurrentBooking, step: BookingStep) => {
    if (booking.businessStatus !== 'ACTIVE') return
    if (step === 'nudge' || step === 'nudge-again')
      return enqueueMessage(trx, context, bookingNudge, {
        recipient: booking.ownerEmail,
        by: visitorOfBooking(booking),
        businessId: booking.businessId,
        payload: {
          ...ownerMailOf(booking, secret),
          expiresISO: (expiryOf(booking) ?? now).toISOString(),
        },
      })
    if (booking.mailsStopped || denialReason.remindVisitors(booking) !== null) return
    const message = {
      recipient: booking.email,
      payload: visitorMailOf(booking, secret),
      by: { ownerId: booking.ownerId },
      businessId: booking.businessId,
    }
    const day = step === 'remind' && reminderDay(booking, now)
    if (day) {
      const payload = { ...message.payload, day }
      await enqueueMessage(trx, context, bookingReminder, { ...message, payload })
    }
    if (step === 'invite' && !(await isReviewed(trx, booking.id)))
      await enqueueMessage(trx, context, reviewInvitation, message)
  }

  const takeStep = async (trx: Db, now: Date, id: string, action: 'expire' | 'complete') => {
    const moved = await transitionBooking(trx, { now, secret }, id, { side: 'system', action })
    const alternatives =
      action === 'expire' ? await nearby.findOpen(trx, moved.businessId, whenOf(moved)) : []
    await notifyOfTransition(trx, context, moved, { message: null, alternatives })
    return action === 'expire' && moved.previous === 'requested' ? moved.businessId : null
  }

  /** Returns the business whose response time changed, if any. */
  const runOne = (id: string): Promise<string | null> =>
    db.transaction().execute(async (trx) => {
      const now = clock()
      const booking = await getCurrentBooking(trx, id)
      if (!booking?.nextStepAt || booking.nextStepAt > now.toISOString()) return null
      const hours = fromJson(booking.operatingHours)
      // Of several steps missed during downtime, only the last is done.
      const due = stepsOf(booking, hours).findLast(({ at }) => at <= now)
      if (due?.step === 'expire' || due?.step === 'complete')
        return takeStep(trx, now, id, due.step)
      const next = stepAfter(booking, hours, now)
      // Only if nobody has changed it or done this step already.
      const { sequence, nextStepAt, emailCorrectedAt } = booking
      const asSeen = { sequence, nextStepAt, emailCorrectedAt }
      const isFirst = await updateUnchangedBooking(trx, id, asSeen, {
        nextStep: next?.step ?? null,
        nextStepAt: next?.at.toISOString() ?? null,
        ...linkHashes(secret, booking),
      })
      const isTooLate = due?.step === 'invite' && now.getTime() - due.at.getTime() > INVITE_LATE_MS
      if (isFirst && due && !isTooLate) await mailOf(trx, now, booking, due.step)
      return null
    })

  /** A concurrent change has made the step unnecessary. */
  const runOrLeave = async (id: string): Promise<string | null> => {
    try {
      return await runOne(id)
    } catch (error) {
      if (error instanceof AppError) return null
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
