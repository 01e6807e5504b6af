import { z } from 'zod'
import { COMMENT_MAX_LENGTH } from '#shared/catalogue/review-length.ts'
import { honeypotField } from './newsletter.ts'
import { optionalText } from './text.ts'

const NO_STARS = 'Please select a rating'

export const ratingRequestSchema = z.object({
  businessId: z.string().max(64),
  stars: z.int({ error: NO_STARS }).min(1, NO_STARS).max(5, 'Please choose one to five stars.'),
  comment: optionalText(COMMENT_MAX_LENGTH, 'Please keep the review to 2,000 characters.'),
  website: honeypotField,
})
export type RatingRequest = z.input<typeof ratingRequestSchema>

export const ratingSchema = z.object({
  id: z.string(),
  businessId: z.string(),
  stars: z.int(),
  comment: z.string().nullable(),
  createdAt: z.string(),
})
export type Rating = z.infer<typeof ratingSchema>

export const ratingAnswerSchema = z.object({
  rating: ratingSchema,
  state: z.enum(['published', 'held']).meta({
    description: 'A held one is shown and counted nowhere until a person has looked at it.',
  }),
})
export type RatingAnswer = z.infer<typeof ratingAnswerSchema>
