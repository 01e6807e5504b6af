import { z } from 'zod'
import { COMMENT_MAX_LENGTH, isFirstName, NAME_MAX_LENGTH } from '#shared/catalogue/review-texts.ts'
import { honeypotField } from '#shared/schemas/newsletter.ts'
import { optionalText } from '#shared/schemas/text.ts'

const NO_STARS = 'Please select a rating'

export const reviewRequestSchema = z.object({
  businessId: z.string().max(64),
  stars: z.int({ error: NO_STARS }).min(1, NO_STARS).max(5, 'Please choose one to five stars.'),
  comment: optionalText(COMMENT_MAX_LENGTH, 'Please keep the review to 2,000 characters.'),
  name: optionalText(NAME_MAX_LENGTH, 'Please keep the name to 40 characters.').refine(
    (name) => name === null || isFirstName(name),
    'Please give a first name in letters, or leave it out.',
  ),
  bookingToken: z.string().max(100).optional().meta({
    description: 'The secret of a completed booking: the review is marked as booked.',
  }),
  website: honeypotField,
})
export type ReviewRequest = z.input<typeof reviewRequestSchema>

export const reviewSchema = z.object({
  id: z.string(),
  businessId: z.string(),
  stars: z.int(),
  comment: z.string().nullable(),
  createdAt: z.string(),
  editedAt: z.string().nullable().meta({
    description:
      'When the writer changed it last; a reply with an earlier date is older than that.',
  }),
  name: z.string().nullable().meta({ description: 'The first name, if the writer gave one.' }),
  booked: z.boolean().meta({ description: 'Written from a completed booking.' }),
  confirmed: z.boolean().meta({ description: 'The writer confirmed an e-mail address.' }),
  reply: z
    .object({ text: z.string(), repliedAt: z.string() })
    .nullable()
    .meta({ description: "The owner's public answer." }),
})
export type Review = z.infer<typeof reviewSchema>

export const reviewAnswerSchema = z.object({
  rating: reviewSchema,
  state: z.enum(['published', 'held']).meta({
    description: 'A held one is neither shown nor counted until an admin has decided.',
  }),
  googleReviewUrl: z.string().nullable().meta({
    description: 'Where a PREMIUM business asks for a review as well; the same whatever the stars.',
  }),
})
export type ReviewAnswer = z.infer<typeof reviewAnswerSchema>
