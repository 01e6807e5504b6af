import { whyNot } from '#server/permissions/why-not.ts'
import { imageUrl } from '#server/platform/images/image-url.ts'
import { expiryOf, visitBegins } from '#shared/booking/booking-steps.ts'
import type { OwnerView, VisitorView } from '#shared/booking/booking-view.ts'
import { bookingNumber } from '#shared/booking/booking-words.ts'
import { isForVisitor } from '#shared/booking/event-words.ts'
import { CATEGORY_OF_INDUSTRY } from '#shared/catalogue/industries.ts'
import type { BookingEvent } from '#shared/schemas/dashboard.ts'
import { groupToken } from './booking-links.ts'
import type { MovableBooking } from './booking-move.repository.ts'
import { presentBookingEvent } from './own-booking.presenter.ts'
import type { VisitorBooking } from './visitor-booking.service.ts'

type Shown = Pick<
  MovableBooking,
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
    notes,
    lapsesISO: expiryOf(booking)?.toISOString() ?? null,
    events: events.map(presentBookingEvent),
    businessName: booking.businessName,
  }
}

type Reviewed = Pick<VisitorBooking['booking'], 'reviewId' | 'reviewState' | 'reviewReason'>

function presentReview({ reviewId, reviewState, reviewReason }: Reviewed): VisitorView['review'] {
  if (reviewId === null || reviewState === null) return null
  const hiddenBecause = reviewState === 'hidden' ? reviewReason : null
  return { id: reviewId, state: reviewState, hiddenBecause }
}

/** What the holder of the visitor's link sees; nothing of the owner's account. */
export function presentVisitorBooking(
  token: string,
  { booking, events, alternatives }: VisitorBooking,
  { now, secret }: { now: Date; secret: string },
): VisitorView {
  const begins = visitBegins(booking)
  const reminds = booking.nextStep === 'remind' && whyNot.remindVisitors(booking) === null
  return {
    ...presentBooking(token, booking, events.filter(isForVisitor)),
    price: booking.price,
    remindISO: reminds && !booking.mailsStopped ? booking.nextStepAt : null,
    hasBegun: begins !== null && begins <= now,
    mailsStopped: booking.mailsStopped === 1,
    groupToken: booking.groupId === null ? null : groupToken(secret, booking.groupId),
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
  booking: MovableBooking,
  events: readonly BookingEvent[],
): OwnerView {
  return { ...presentBooking(token, booking, events), email: booking.email }
}
