import type { Alternative } from '#server/features/businesses/nearby-business.service.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Visitor } from '#server/platform/mail/cause.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import {
  enqueueMessage,
  enqueueMessages,
  messageOf,
  type NewMessage,
} from '#server/platform/outbox/enqueue.ts'
import type { MailContext } from '#server/platform/outbox/mail-context.ts'
import { expiryOfRequest } from '#shared/booking/booking-steps.ts'
import type { BookingInput } from '#shared/schemas/bookings/booking.ts'
import { bookingToken, visitorKey } from './booking-links.ts'
import type { CurrentBooking } from './booking-transition.repository.ts'
import type { ChangedBooking } from './booking-transition.ts'
import { bookingConfirmation } from './mail/booking-confirmation.tsx'
import { bookingOtherTime } from './mail/booking-other-time.tsx'
import { bookingOwnerOtherTime } from './mail/booking-owner-other-time.tsx'
import { bookingOwnerUpdate } from './mail/booking-owner-update.tsx'
import { bookingRequest } from './mail/booking-request.tsx'
import { bookingUpdate } from './mail/booking-update.tsx'

/** The common part of all messages to the visitor. */
export function visitorMailOf(booking: CurrentBooking, secret: string) {
  return {
    token: encryptLink(secret, bookingToken(secret, 'visitor', visitorKey(booking))),
    bookingId: booking.id,
    sequence: booking.sequence,
    businessName: booking.businessName,
    businessId: booking.businessId,
    businessPhone: booking.businessPhone,
    address: booking.address,
    visitorName: booking.name,
    dateISO: booking.dateISO,
    startISO: booking.startISO,
    endISO: booking.endISO,
    serviceName: booking.serviceName,
    personName: booking.personName,
  }
}

type ConfirmedRequest = Pick<
  CurrentBooking,
  | 'id'
  | 'email'
  | 'emailCorrectedAt'
  | 'name'
  | 'dateISO'
  | 'notes'
  | 'serviceName'
  | 'personName'
  | 'businessId'
  | 'businessName'
  | 'businessPhone'
>

interface RequestMailInput
  extends Pick<BookingInput, 'name' | 'phone' | 'email' | 'dateISO' | 'notes'> {
  id: string
  createdAt: string
  startISO?: string | null
}

/** The mail that asks the owner to answer. */
export function requestToOwner(
  secret: string,
  business: { id: string; businessName: string; ownerEmail: string },
  booking: RequestMailInput,
  about: {
    serviceName: string | null
    personName: string | null
    /** Length and price. */
    terms?: string
    visitor: Visitor
  },
): NewMessage {
  return messageOf(bookingRequest, {
    recipient: business.ownerEmail,
    by: { visitor: about.visitor },
    businessId: business.id,
    payload: {
      ownerToken: encryptLink(secret, bookingToken(secret, 'owner', booking.id)),
      expiresISO: expiryOfRequest(booking).toISOString(),
      businessName: business.businessName,
      visitorName: booking.name,
      visitorPhone: booking.phone,
      visitorEmail: booking.email,
      dateISO: booking.dateISO,
      notes: booking.notes,
      serviceName: about.serviceName,
      personName: about.personName,
      ...(about.terms && { terms: about.terms }),
    },
  })
}

/** That the request was sent. */
export const confirmationOf = (secret: string, visitor: Visitor, booking: ConfirmedRequest) =>
  messageOf(bookingConfirmation, {
    recipient: booking.email,
    by: { visitor },
    businessId: booking.businessId,
    payload: {
      token: encryptLink(secret, bookingToken(secret, 'visitor', visitorKey(booking))),
      businessName: booking.businessName,
      businessId: booking.businessId,
      businessPhone: booking.businessPhone,
      visitorName: booking.name,
      dateISO: booking.dateISO,
      notes: booking.notes,
      serviceName: booking.serviceName,
      personName: booking.personName,
    },
  })

interface NoticeOptions {
  message: string | null
  alternatives: readonly Alternative[]
  /** By the link of the device, whose holder need not be the one who gets the mails. */
  isByDevice?: boolean
  /** False if the visitor has just done it to several bookings at once. */
  tellsVisitor?: boolean
}

export const notifyOfTransition = (
  trx: Db,
  context: MailContext,
  booking: ChangedBooking,
  options: NoticeOptions,
) => notifyOfTransitions(trx, context, [booking], options)

/** All moves of a transaction at once, since storing the messages locks the mailboxes. */
export async function notifyOfTransitions(
  trx: Db,
  context: MailContext,
  bookings: readonly ChangedBooking[],
  options: NoticeOptions,
): Promise<void> {
  const [first, ...others] = bookings.flatMap((booking) => messagesOf(context, booking, options))
  if (first) await enqueueMessages(trx, context, first, ...others)
}

/** The visitor is told of every change; the owner of changes made by others. */
function messagesOf(
  { secret }: MailContext,
  booking: ChangedBooking,
  { message, alternatives, isByDevice = false, tellsVisitor = true }: NoticeOptions,
): NewMessage[] {
  const { status: state, movedBy: by, businessId } = booking
  if (by === null) return []
  if (state === 'accepted' && booking.shown !== 'accepted')
    return otherTimeMessages(secret, booking, message)
  if (state === 'requested') return [newTimeToOwner(secret, booking, message)]
  const messages: NewMessage[] = []
  const isNews =
    state === 'accepted' || state === 'declined' || state === 'cancelled' || state === 'expired'
  if (tellsVisitor && !booking.mailsStopped && (isNews || state === 'suggested'))
    messages.push(
      messageOf(bookingUpdate, {
        recipient: booking.email,
        // Whoever moves it by the link in a mail is the recipient; the owner is responsible for all else.
        by:
          by !== 'visitor'
            ? { ownerId: booking.ownerId }
            : isByDevice
              ? visitorOfBooking(booking)
              : 'recipient',
        businessId,
        payload: {
          ...visitorMailOf(booking, secret),
          state,
          by,
          message,
          wasAccepted: booking.previous === 'accepted',
          alternatives: alternatives.map(({ id, name, line }) => ({ id, name, line })),
        },
      }),
    )
  if (by !== 'owner' && isNews)
    messages.push(
      messageOf(bookingOwnerUpdate, {
        recipient: booking.ownerEmail,
        by: visitorOfBooking(booking),
        businessId,
        payload: {
          state,
          ...(by === 'system' && state === 'accepted' && { isNew: true }),
          businessName: booking.businessName,
          visitorName: booking.name,
          visitorPhone: booking.phone,
          visitorEmail: booking.email,
          dateISO: booking.dateISO,
          startISO: booking.startISO,
          endISO: booking.endISO,
          serviceName: booking.serviceName,
          personName: booking.personName,
          message,
        },
      }),
    )
  return messages
}

/** Where it stands, to a corrected address. */
export async function sendAgain(
  trx: Db,
  context: MailContext,
  booking: CurrentBooking,
  visitor: Visitor,
): Promise<void> {
  const { secret } = context
  const { status: state, movedBy } = booking
  if (state === 'requested')
    return enqueueMessages(trx, context, confirmationOf(secret, visitor, booking))
  if (state !== 'accepted' && state !== 'suggested') return
  await enqueueMessage(trx, context, bookingUpdate, {
    recipient: booking.email,
    by: { visitor },
    businessId: booking.businessId,
    payload: {
      ...visitorMailOf(booking, secret),
      state,
      by: movedBy ?? 'owner',
      message: null,
      wasAccepted: state === 'accepted',
      alternatives: [],
    },
  })
}

/** The visitor asks for another time than the suggested one. */
const newTimeToOwner = (secret: string, booking: ChangedBooking, message: string | null) =>
  messageOf(bookingOwnerOtherTime, {
    recipient: booking.ownerEmail,
    by: visitorOfBooking(booking),
    businessId: booking.businessId,
    payload: {
      ...ownerMailOf(booking, secret),
      otherTime: booking.named,
      message,
      isRequest: true,
    },
  })

/** To the other side alone: that another time is asked for, or that the agreed one stays. */
function otherTimeMessages(
  secret: string,
  booking: ChangedBooking,
  message: string | null,
): NewMessage[] {
  const { businessId, named: otherTime } = booking
  if (booking.movedBy === 'visitor')
    return [
      messageOf(bookingOwnerOtherTime, {
        recipient: booking.ownerEmail,
        by: visitorOfBooking(booking),
        businessId,
        payload: {
          ...ownerMailOf(booking, secret),
          otherTime,
          message,
        },
      }),
    ]
  if (booking.mailsStopped) return []
  return [
    messageOf(bookingOtherTime, {
      recipient: booking.email,
      by: { ownerId: booking.ownerId },
      businessId,
      payload: { ...visitorMailOf(booking, secret), otherTime, message },
    }),
  ]
}

/** What every mail to the owner says of a booking. */
export const ownerMailOf = (booking: CurrentBooking, secret: string) => ({
  ownerToken: encryptLink(secret, bookingToken(secret, 'owner', booking.id)),
  businessName: booking.businessName,
  visitorName: booking.name,
  visitorPhone: booking.phone,
  dateISO: booking.dateISO,
  startISO: booking.startISO,
  endISO: booking.endISO,
  serviceName: booking.serviceName,
  personName: booking.personName,
})

/** Whoever made the booking, known later only by it. */
export const visitorOfBooking = ({ id }: { id: string }) => ({
  visitor: { network: null, device: `booking ${id}` },
})
