import { z } from 'zod'
import { BOOKING_LISTS, BOOKING_SIDES, BOOKING_STATES } from '#shared/booking/booking-states.ts'
import { userSchema } from '#shared/schemas/accounts/account.ts'
import { pageSchema } from '#shared/schemas/page.ts'
import { tidy } from '#shared/text/tidy.ts'
import { profileSchema } from './profile.ts'

export const BOOKINGS_PER_PAGE = 20

export const overlapsSchema = z
  .record(z.string(), z.object({ name: z.string(), startISO: z.string() }).nullable())
  .meta({ description: 'By the id of a request with a time: what it overlaps, or null.' })

const eventSchema = z.object({
  at: z.string(),
  side: z.enum(BOOKING_SIDES),
  status: z.enum(BOOKING_STATES),
  message: z.string().nullable(),
  startISO: z.string().nullable().meta({ description: 'The time that was named with it.' }),
  personName: z.string().nullable().meta({ description: 'With whom, if somebody was named.' }),
})
export type BookingEvent = z.infer<typeof eventSchema>

export const bookingSchema = z.object({
  id: z.string(),
  businessId: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  dateISO: z
    .string()
    .nullable()
    .meta({ description: 'YYYY-MM-DD for a whole day, otherwise a moment in UTC.' }),
  notes: z.string().nullable(),
  createdAt: z.string(),
  status: z.enum(BOOKING_STATES).meta({ description: 'untracked: from before there were states.' }),
  movedBy: z.enum(BOOKING_SIDES).nullable(),
  startISO: z.string().nullable().meta({ description: 'The time chosen, suggested or agreed.' }),
  endISO: z.string().nullable(),
  serviceName: z
    .string()
    .nullable()
    .meta({ description: 'Its name when the free time was booked.' }),
  price: z.int().nullable().meta({ description: 'Of the service when it was booked, in rand.' }),
  personId: z.string().nullable(),
  personName: z.string().nullable().meta({ description: 'With whom it is.' }),
  expiresISO: z.string().nullable().meta({ description: 'When it ends without an answer.' }),
  otherTime: z
    .object({
      by: z.enum(BOOKING_SIDES),
      startISO: z.string(),
      personName: z.string().nullable(),
    })
    .nullable()
    .meta({
      description: 'The time to which one side asks to move it; the agreed one stays till then.',
    }),
  events: z.array(eventSchema),
})
export type OwnBooking = z.infer<typeof bookingSchema>

export const dashboardAnswerSchema = z.object({
  user: userSchema,
  profile: profileSchema.nullable().meta({ description: 'Null until it is saved once.' }),
  bookings: z.array(bookingSchema).meta({ description: 'The newest; page on for the others.' }),
  bookingsTotal: z.int(),
  bookingsToAnswer: z.int().meta({ description: 'Requests that wait for an answer.' }),
  hasBookingsToday: z.boolean().meta({ description: 'One is coming up today.' }),
  bookingsThisMonth: z.int().meta({ description: 'Made in this calendar month in Cape Town.' }),
  reviewsUnanswered: z.int().meta({ description: 'Published reviews without an answer.' }),
  payment: z.object({ url: z.string().nullable(), price: z.number() }),
  endsOn: z
    .string()
    .nullable()
    .meta({ description: 'The last day of a cancelled plan that still runs.' }),
  closesISO: z
    .string()
    .nullable()
    .meta({ description: 'When the account is erased, if its owner is closing it.' }),
})
export type DashboardAnswer = z.infer<typeof dashboardAnswerSchema>

export const bookingsFilterSchema = z.object({
  list: z.enum(BOOKING_LISTS).optional().meta({ description: 'All, newest first, without it.' }),
  q: z
    .string()
    .overwrite(tidy)
    .max(120)
    .optional()
    .meta({ description: 'In name, phone, e-mail, service or notes.' }),
})

export const bookingsQuerySchema = bookingsFilterSchema.extend({
  page: pageSchema,
})

export const bookingsAnswerSchema = z.object({
  bookings: z.array(bookingSchema),
  overlaps: overlapsSchema,
  page: z.int(),
  total: z.int(),
})
export type BookingsAnswer = z.infer<typeof bookingsAnswerSchema>
