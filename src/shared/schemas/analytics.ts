import { z } from 'zod'
import { VISITOR_STEPS } from '#shared/catalogue/visits.ts'

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

export const ADVANCED_FIGURES = [
  'views',
  'call',
  'write',
  'booking',
  'directions',
  'website',
] as const
export type AdvancedFigure = (typeof ADVANCED_FIGURES)[number]

const countedSchema = z.object({ name: z.string(), count: z.int() })

export const advancedAnalyticsSchema = z.object({
  since: z.string().meta({ description: 'The first day, a Monday in Cape Town.' }),
  figures: z.array(
    z.object({
      kind: z.enum(ADVANCED_FIGURES),
      own: z.int(),
      median: z.number().nullable().meta({
        description: 'Of other businesses in the trade; null with fewer than five of them.',
      }),
    }),
  ),
  others: z.int().meta({ description: 'How many others the median is of.' }),
  words: z.array(countedSchema).meta({
    description: 'Search words that led here, which at least three searches share.',
  }),
  suburbs: z.array(countedSchema).meta({ description: 'Where those visitors searched.' }),
  hours: z.array(z.int()).length(24).meta({ description: 'Views by hour in Cape Town.' }),
})
export type AdvancedAnalytics = z.infer<typeof advancedAnalyticsSchema>

/** The body of a view may be left out. */
export const viewedSchema = z
  .object({
    from: z.string().max(500).optional().meta({
      description:
        'Path and query of our page that led here. Its search words and its suburb are counted, the rest is dropped.',
    }),
  })
  .nullish()

export const visitorStepSchema = z.object({ step: z.enum(VISITOR_STEPS) })
