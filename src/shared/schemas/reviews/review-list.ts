import { z } from 'zod'
import { pageSchema } from '#shared/schemas/page.ts'
import { reviewSchema } from './review.ts'

export const REVIEWS_ON_BUSINESS_PAGE = 5
export const REVIEWS_PER_PAGE = 10
export const REVIEW_SORTS = ['newest', 'trusted', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const spreadSchema = z
  .array(z.int())
  .length(5)
  .meta({ description: 'How many reviews have one star, two, three, four and five.' })

export const removedSchema = z
  .int()
  .meta({ description: 'How many we took down after they had been shown.' })

export const checkingSchema = z.boolean().meta({
  description: 'Many arrived at once, and a person is looking at those that are held.',
})

export const reviewsQuerySchema = z.object({
  page: pageSchema,
  sort: z.enum(REVIEW_SORTS).default('newest').meta({
    description: 'Most trusted: booked ones, then confirmed ones, then the others.',
  }),
  stars: z.coerce.number().int().min(1).max(5).optional(),
  booked: z.literal('yes').optional().meta({ description: 'Only those from a completed booking.' }),
})
export type ReviewsQuery = z.infer<typeof reviewsQuerySchema>

export const reviewsAnswerSchema = z.object({
  reviews: z.array(reviewSchema),
  page: z.int(),
  pageCount: z.int(),
  total: z.int().meta({ description: 'How many match the request.' }),
  spread: spreadSchema,
  booked: z.int().meta({ description: 'How many of all were written from a completed booking.' }),
  removed: removedSchema,
  checking: checkingSchema,
})
export type ReviewsAnswer = z.infer<typeof reviewsAnswerSchema>
