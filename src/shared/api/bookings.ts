import { z } from 'zod'
import {
  bookingRequestSchema,
  bookingResponseSchema,
  correctedEmailSchema,
} from '#shared/schemas/bookings/booking.ts'
import {
  bookingGroupAnswerSchema,
  bookingGroupRequestSchema,
  cancelOthersAnswerSchema,
  cancelOthersSchema,
} from '#shared/schemas/bookings/booking-group.ts'
import {
  ownerActionSchema,
  ownerMoveAnswerSchema,
  ownerMoveSchema,
  visitorActionSchema,
  visitorMoveAnswerSchema,
  visitorMoveSchema,
} from '#shared/schemas/bookings/booking-move.ts'
import { calendarAnswerSchema, newCalendarSchema } from '#shared/schemas/bookings/calendar-feed.ts'
import { weekAnswerSchema, weekQuerySchema } from '#shared/schemas/bookings/diary-week.ts'
import { enteredBookingSchema } from '#shared/schemas/bookings/entered-booking.ts'
import {
  bookingsAnswerSchema,
  bookingsFilterSchema,
  bookingsQuerySchema,
} from '#shared/schemas/dashboard.ts'
import { CSV_FILE, DONE, endpoints } from './endpoint.ts'

const secret = z.string().max(100)
/** A mail program's unsubscribe button posts a form (RFC 8058). */
const unsubscribe = {
  who: 'link holder',
  tag: 'mail',
  params: z.object({ token: secret }),
  body: z.looseObject({}).nullish(),
  accepts: 'form',
  answer: DONE,
} as const
/** The link itself changes nothing, because mail scanners open every link. */
const unsubscribePage = {
  who: 'link holder',
  tag: 'mail',
  summary: 'The page with that button',
  params: z.object({ token: secret }),
  status: 302,
} as const

export const bookingsApi = endpoints({
  'POST /api/booking': {
    who: 'anyone',
    tag: 'visitors',
    summary: 'Ask a business for a booking',
    body: bookingRequestSchema,
    answer: bookingResponseSchema,
    status: 201,
  },
  'GET /api/dashboard/bookings': {
    who: 'paid owner',
    summary: 'The own bookings page by page: all, newest first, or one of the lists',
    query: bookingsQuerySchema,
    answer: bookingsAnswerSchema,
  },
  'POST /api/dashboard/bookings': {
    who: 'paid owner',
    summary: 'Enter a booking that came by phone; the visitor gets no mail',
    body: enteredBookingSchema,
    answer: ownerMoveAnswerSchema,
    status: 201,
  },
  'GET /api/dashboard/bookings/week': {
    who: 'paid owner',
    summary: 'The appointments of seven days from a day on',
    query: weekQuerySchema,
    answer: weekAnswerSchema,
  },
  'GET /api/dashboard/bookings.csv': {
    who: 'paid owner',
    summary: 'The own bookings as a file for a spreadsheet',
    query: bookingsFilterSchema,
    answer: CSV_FILE,
  },
  'POST /api/dashboard/bookings/:id/:action': {
    who: 'paid owner',
    summary: 'Accept, decline or cancel a booking, suggest another time, mark it as missed',
    params: z.object({ id: z.string().max(64), action: ownerActionSchema }),
    body: ownerMoveSchema.nullish(),
    answer: ownerMoveAnswerSchema,
  },
  'POST /api/bookings/:token/:action': {
    who: 'link holder',
    tag: 'visitors',
    summary: 'Cancel the own booking, take a suggested time or refuse it',
    params: z.object({ token: secret, action: visitorActionSchema }),
    body: visitorMoveSchema.nullish(),
    answer: visitorMoveAnswerSchema,
  },
  'POST /api/bookings/:token/email': {
    who: 'link holder',
    tag: 'visitors',
    summary: 'Correct the own mail address, once, on the device that booked',
    params: z.object({ token: secret }),
    body: correctedEmailSchema,
    answer: DONE,
  },
  'POST /api/bookings/:token/stop-mails': {
    ...unsubscribe,
    summary: 'No more mail about this booking',
  },
  'GET /api/bookings/:token/stop-mails': unsubscribePage,
  'GET /api/dashboard/calendar': {
    who: 'paid owner',
    summary: 'Since when there is a private calendar address',
    answer: calendarAnswerSchema,
  },
  'POST /api/dashboard/calendar': {
    who: 'paid owner',
    summary: 'Make or renew the private calendar address; the old one stops',
    answer: newCalendarSchema,
  },
  'DELETE /api/dashboard/calendar': {
    who: 'paid owner',
    summary: 'Stop the private calendar address',
  },
  'POST /api/booking-groups': {
    who: 'anyone',
    tag: 'visitors',
    summary: 'Ask up to five businesses of one category for a booking',
    body: bookingGroupRequestSchema,
    answer: bookingGroupAnswerSchema,
    status: 201,
  },
  'POST /api/booking-groups/:token/cancel-others': {
    who: 'link holder',
    tag: 'visitors',
    summary: 'Cancel all bookings of one request but the one that was agreed',
    params: z.object({ token: secret }),
    body: cancelOthersSchema,
    answer: cancelOthersAnswerSchema,
  },
  'POST /api/booking-groups/:token/stop-mails': {
    ...unsubscribe,
    summary: 'No more mail about the bookings of one request',
  },
  'GET /api/booking-groups/:token/stop-mails': unsubscribePage,
})
