import { z } from 'zod'
import { REVIEW_STATES } from '#shared/catalogue/review-states.ts'
import { adminPageQuerySchema } from './admin.ts'
import { idSchema } from './id.ts'

export const adminReviewQuerySchema = adminPageQuerySchema.extend({
  state: z.enum(['held', 'hidden']),
})
export type AdminReviewQuery = z.infer<typeof adminReviewQuerySchema>

const adminReviewSchema = z.object({
  id: z.string(),
  businessId: z.string(),
  businessName: z.string(),
  stars: z.int(),
  comment: z.string().nullable(),
  state: z.enum(REVIEW_STATES),
  reason: z.string().nullable().meta({ description: 'Why it is held: burst or network.' }),
  createdAt: z.string(),
  network: z
    .string()
    .nullable()
    .meta({ description: 'The beginning of a keyed hash: equal for reviews of one network.' }),
})
export type AdminReview = z.infer<typeof adminReviewSchema>

export const adminReviewsAnswerSchema = z.object({
  reviews: z.array(adminReviewSchema),
  total: z.int(),
})
export type AdminReviewsAnswer = z.infer<typeof adminReviewsAnswerSchema>

export const adminReviewTargetSchema = z.object({ id: idSchema })
