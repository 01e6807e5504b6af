import { z } from 'zod'
import { isDay } from '#shared/booking/booking-date.ts'
import { specialDaysSchema } from '#shared/schemas/business-detail.ts'
import { bookingSchema, overlapsSchema } from '#shared/schemas/dashboard.ts'
import { breaksSchema } from './booking-setup.ts'
import { blockedTimeSchema } from './free-times.ts'

const BAD_DAY = 'Please choose a valid day.'
export const weekQuerySchema = z.object({
  from: z
    .string({ error: BAD_DAY })
    .refine((text) => isDay(text), BAD_DAY)
    .meta({ format: 'date' }),
})

export const weekAnswerSchema = z.object({
  from: z.string(),
  bookings: z.array(bookingSchema),
  overlaps: overlapsSchema,
  blockedTimes: z.array(blockedTimeSchema).meta({ description: 'Also those that began before.' }),
  breaks: breaksSchema,
  specialDays: specialDaysSchema,
})
export type WeekAnswer = z.infer<typeof weekAnswerSchema>
