import { z } from 'zod'

export const ANALYTICS_SPANS = ['30', '90'] as const
export type AnalyticsSpan = (typeof ANALYTICS_SPANS)[number]

export const analyticsQuerySchema = z.object({ days: z.enum(ANALYTICS_SPANS).default('30') })

const countsSchema = z.object({
  views: z.int(),
  shares: z.int(),
  bookings: z.int(),
  reviews: z.int(),
})
export type Counts = z.infer<typeof countsSchema>

export const analyticsAnswerSchema = z.object({
  totals: countsSchema,
  days: z
    .array(countsSchema.extend({ day: z.string() }))
    .meta({ description: 'Every day in Cape Town, oldest first, today last.' }),
  answers: z
    .object({
      asked: z.int(),
      answered: z.int(),
      typicalMinutes: z.int().nullable(),
      says: z.string().nullable().meta({ description: 'What the public page says.' }),
    })
    .meta({
      description: 'Booking requests of the last 90 days, and how fast they were answered.',
    }),
})
export type AnalyticsAnswer = z.infer<typeof analyticsAnswerSchema>
