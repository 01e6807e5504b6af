import { z } from 'zod'
import { userSchema } from './account.ts'
import { profileSchema } from './profile.ts'

export const BOOKINGS_A_PAGE = 20

const bookingSchema = z.object({
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
})
export type OwnBooking = z.infer<typeof bookingSchema>

export const dashboardAnswerSchema = z.object({
  user: userSchema,
  profile: profileSchema.nullable().meta({ description: 'Null until it is saved once.' }),
  bookings: z.array(bookingSchema).meta({ description: 'The newest; page on for the others.' }),
  bookingsTotal: z.int(),
  bookingsThisMonth: z.int().meta({ description: 'Made in this calendar month in Cape Town.' }),
  reviewsUnanswered: z.int().meta({ description: 'Published reviews without an answer.' }),
  payment: z.object({ url: z.string().nullable(), price: z.number() }),
})
export type DashboardAnswer = z.infer<typeof dashboardAnswerSchema>

export const bookingsQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

export const bookingsAnswerSchema = z.object({
  bookings: z.array(bookingSchema),
  page: z.int(),
  total: z.int(),
})
export type BookingsAnswer = z.infer<typeof bookingsAnswerSchema>
