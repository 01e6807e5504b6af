import { z } from 'zod'
import { REPORT_REASONS } from '#shared/catalogue/report-reasons.ts'
import {
  HIDE_REASON_MAX_LENGTH,
  NO_HIDE_REASON,
  REVIEW_QUEUES,
  REVIEW_STATES,
} from '#shared/catalogue/review-states.ts'
import { adminPageQuerySchema, searchedText } from '#shared/schemas/admin.ts'
import { requiredText } from '#shared/schemas/text.ts'
import { keysOf } from '#shared/text/one-of.ts'

export const adminReviewQuerySchema = adminPageQuerySchema.extend({
  state: z.enum(REVIEW_QUEUES),
  q: searchedText.meta({
    description: 'Part of the text, the name of the writer or the business.',
  }),
})
export type AdminReviewQuery = z.infer<typeof adminReviewQuerySchema>

/** A device or network, anonymous. */
const sourceSchema = z.object({
  sign: z.string().meta({ description: 'The beginning of a keyed hash, equal for one source.' }),
  here: z.int().meta({ description: 'Other reviews of this business from it.' }),
  elsewhere: z.int(),
})
export type ReviewSource = z.infer<typeof sourceSchema>

const adminReviewSchema = z.object({
  id: z.string(),
  businessId: z.string(),
  businessName: z.string(),
  ratingAvg: z.number().meta({ description: 'Of the business, as everybody sees it.' }),
  ratingCount: z.int(),
  stars: z.int(),
  comment: z.string().nullable(),
  state: z.enum(REVIEW_STATES),
  reason: z.string().nullable().meta({
    description: 'Why it is held: burst, network or words; for a hidden one, the admin’s reason.',
  }),
  createdAt: z.string(),
  name: z.string().nullable(),
  booked: z.boolean(),
  confirmed: z.boolean(),
  device: sourceSchema.nullable(),
  network: sourceSchema.nullable(),
  sameWords: z.int().meta({ description: 'Other reviews with the same text, of any business.' }),
  curve: z
    .array(z.int())
    .meta({ description: 'Reviews of the business a day for four weeks, today last.' }),
  reports: z
    .array(
      z.object({
        reference: z.string().meta({ description: 'As whoever sent it was told.' }),
        reason: z.enum(keysOf(REPORT_REASONS)),
        detail: z.string().nullable(),
        byOwner: z.boolean(),
        createdAt: z.string(),
      }),
    )
    .meta({ description: 'Those that nobody has decided about yet.' }),
})
export type AdminReview = z.infer<typeof adminReviewSchema>

const heldBusinessSchema = z.object({
  businessId: z.string(),
  businessName: z.string(),
  held: z.int(),
  networks: z.int(),
  oldestAt: z.string(),
  newestAt: z.string(),
})
export type HeldBusiness = z.infer<typeof heldBusinessSchema>

export const adminReviewsAnswerSchema = z.object({
  reviews: z.array(adminReviewSchema),
  total: z.int(),
  waiting: z
    .object({ held: z.int(), reported: z.int() })
    .meta({ description: 'How many there are to decide about, whatever is listed.' }),
  heldBusinesses: z
    .array(heldBusinessSchema)
    .meta({ description: 'The businesses with more than one held review, most first.' }),
})

const reason = requiredText(
  HIDE_REASON_MAX_LENGTH,
  NO_HIDE_REASON,
  'Please keep the reason to 300 characters.',
)

export const hideReviewSchema = z.object({ reason })

const until = z.iso.datetime().meta({
  description: 'The newest held review that the admin has seen: what arrived later stays held.',
})
export const publishHeldReviewsSchema = z.object({ until })
export const hideHeldReviewsSchema = z.object({ until, reason })
