import { z } from 'zod'
import { REPLY_MAX_LENGTH } from '#shared/catalogue/review-texts.ts'
import { googleLinkFault } from '#shared/contact/google-review-link.ts'
import { pageSchema } from '#shared/schemas/page.ts'
import { requiredText } from '#shared/schemas/text.ts'
import { tidy } from '#shared/text/tidy.ts'
import { reviewSchema } from './review.ts'

export const OWN_REVIEWS_PER_PAGE = 20

export const ownReviewsQuerySchema = z.object({
  page: pageSchema,
  stars: z.coerce.number().int().min(1).max(5).optional(),
  show: z
    .enum(['all', 'unanswered'])
    .default('all')
    .meta({ description: 'In both, what is unanswered comes first, then the newest.' }),
})
export type OwnReviewsQuery = z.infer<typeof ownReviewsQuerySchema>

export const ownReviewsAnswerSchema = z.object({
  reviews: z.array(reviewSchema),
  page: z.int(),
  total: z.int().meta({ description: 'How many there are with these stars.' }),
  answered: z.int().meta({ description: 'Of all published reviews of the business.' }),
  unanswered: z.int(),
  held: z.int().meta({ description: 'Neither shown nor counted until an admin has decided.' }),
  googleReviewUrl: z.string().meta({ description: 'Empty without one.' }),
})

export const googleReviewUrlSchema = z.object({
  url: z
    .string()
    .overwrite(tidy)
    .max(500, 'Please keep the link to 500 characters.')
    .superRefine((url, context) => {
      const fault = url === '' ? null : googleLinkFault(url)
      if (fault !== null) context.addIssue(fault)
    }),
})

export const replyRequestSchema = z.object({
  text: requiredText(
    REPLY_MAX_LENGTH,
    'Please write a reply.',
    'Please keep the reply to 1,000 characters.',
  ),
})

export const replyAnswerSchema = z.object({
  message: z.string(),
  reply: z.object({ text: z.string(), repliedAt: z.string() }),
})
