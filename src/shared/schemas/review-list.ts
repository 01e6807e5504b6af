import { z } from 'zod'
import { ratingSchema } from './rating.ts'

export const REVIEWS_ON_BUSINESS_PAGE = 5
export const REVIEWS_A_PAGE = 10
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const spreadSchema = z
  .array(z.int())
  .length(5)
  .meta({ description: 'How many reviews have one star, two, three, four and five.' })

export const reviewsQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  sort: z.enum(REVIEW_SORTS).default('newest'),
  stars: z.coerce.number().int().min(1).max(5).optional(),
})
export type ReviewsQuery = z.infer<typeof reviewsQuerySchema>

export const reviewsAnswerSchema = z.object({
  reviews: z.array(ratingSchema),
  page: z.int(),
  pageCount: z.int(),
  total: z.int().meta({ description: 'How many there are with these stars.' }),
  spread: spreadSchema,
})
export type ReviewsAnswer = z.infer<typeof reviewsAnswerSchema>
