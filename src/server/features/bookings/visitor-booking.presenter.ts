import { denialReason } from '#server/permissions/denial-reason.ts'
import { imageUrl } from '#server/platform/images/image-url.ts'
import { expiryOf, visitBegins } from '#shared/booking/booking-steps.ts'
import type { OwnerView, VisitorView } from '#shared/booking/booking-view.ts'
import { bookingNumber } from '#shared/booking/booking-words.ts'
import { isForVisitor } from '#shared/booking/event-words.ts'
import { otherTimeOf } from '#shared/booking/other-time.ts'
import { CATEGORY_OF_INDUSTRY } from '#shared/catalogue/industries.ts'
import type { BookingEvent } from '#shared/schemas/dashboard.ts'
import { groupToken } from './booking-links.ts'
import type { CurrentBooking } from './booking-transition.repository.ts'
import { presentBookingEvent } from './own-booking.presenter.ts'
import type { VisitorBooking } from './visitor-booking.service.ts'

type Shown = Pick<
  CurrentBooking,
  | 'id'
  | 'status'
  | 'statusAt'
  | 'movedBy'
  | 'name'
  | 'phone'
  | 'dateISO'
  | 'startISO'
  | 'endISO'
  | 'serviceName'
  | 'price'
  | 'personName'
  | 'notes'
  | 'createdAt'
  | 'businessName'
>

function presentBooking(token: string, booking: Shown, events: readonly BookingEvent[]) {
  const { id, status, statusAt, movedBy, name, phone, dateISO, startISO, endISO, notes } = booking
  return {
    token,
    number: bookingNumber(id),
    status,
    statusAt,
    movedBy,
    name,
    phone,
    dateISO,
    startISO,
    endISO,
    serviceName: booking.serviceName,
    price: booking.price,
    personName: booking.personName,
    notes,
    expiresISO: expiryOf(booking)?.toISOString() ?? null,
    otherTime: otherTimeOf(status, events),
    events: events.map(presentBookingEvent),
    businessName: booking.businessName,
  }
}

type Reviewed = Pick<
  VisitorBooking['booking'],
  'reviewId' | 'reviewState' | 'reviewReason' | 'reviewWithdrawnAt'
>

function presentReview(booking: Reviewed): VisitorView['review'] {
  const { reviewId, reviewState, reviewReason, reviewWithdrawnAt } = booking
  if (reviewId === null || reviewState === null) return null
  const hiddenBecause = reviewState === 'hidden' ? reviewReason : null
  return {
    id: reviewId,
    state: reviewState,
    hiddenBecause,
    isWithdrawn: reviewWithdrawnAt !== null,
  }
}

/** What the holder of the visitor's link sees; nothing of the owner's account. */
export function presentVisitorBooking(
  token: string,
  { booking, events, alternatives, mayMove, otherTimes, people }: VisitorBooking,
  { now, secret }: { now: Date; secret: string },
): VisitorView {
  const begins = visitBegins(booking)
  const reminds = booking.nextStep === 'remind' && denialReason.remindVisitors(booking) === null
  return {
    ...presentBooking(token, booking, events.filter(isForVisitor)),
    mayMove,
    otherTimes: otherTimes?.map(({ startISO }) => startISO) ?? null,
    people,
    remindISO: reminds && !booking.mailsStopped ? booking.nextStepAt : null,
    hasBegun: begins !== null && begins <= now,
    mailsStopped: booking.mailsStopped === 1,
    // The group's link is in mails only.
    groupToken:
      booking.groupId === null || booking.isByDevice ? null : groupToken(secret, booking.groupId),
    device: booking.isByDevice
      ? {
          email: booking.email,
          mayCorrect: booking.emailCorrectedAt === null,
          isOfGroup: booking.groupId !== null,
        }
      : null,
    alternatives: alternatives.map(({ imageKey, ...other }) => ({
      ...other,
      imageUrl: imageUrl(imageKey),
    })),
    review: presentReview(booking),
    business: {
      id: booking.businessId,
      address: booking.address,
      phone: booking.businessPhone,
      imageUrl: imageUrl(booking.imageKey),
      category: CATEGORY_OF_INDUSTRY[booking.industry],
      isListed: booking.businessStatus === 'ACTIVE',
      answersWithinHours: booking.answersWithinHours,
    },
  }
}

/** What the holder of the link in the owner's mail sees. */
export function presentOwnerView(
  token: string,
  booking: CurrentBooking,
  events: readonly BookingEvent[],
  overlap: OwnerView['overlap'],
): OwnerView {
  const { email, mailsStopped } = booking
  const tellsVisitor = mailsStopped === 0 && email !== ''
  return { ...presentBooking(token, booking, events), email, tellsVisitor, overlap }
}
