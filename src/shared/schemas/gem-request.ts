import { z } from 'zod'
import {
  GEM_DECLINE_MAX_LENGTH,
  GEM_REASON_MAX_LENGTH,
  GEM_REASON_MIN_LENGTH,
} from '#shared/catalogue/gem-requests.ts'
import { idSchema } from './id.ts'
import { requiredText } from './text.ts'

const WHY = 'Please say in a sentence or two what makes your business worth a visit.'

export const askToBeGemSchema = z.object({
  reason: requiredText(
    GEM_REASON_MAX_LENGTH,
    WHY,
    `Please use at most ${GEM_REASON_MAX_LENGTH} characters.`,
  ).min(GEM_REASON_MIN_LENGTH, WHY),
})

export const declineGemSchema = z.object({
  reason: requiredText(
    GEM_DECLINE_MAX_LENGTH,
    'Please write a reason: the owner gets it.',
    `Please use at most ${GEM_DECLINE_MAX_LENGTH} characters.`,
  ),
})

export const gemRequestTargetSchema = z.object({ businessId: idSchema })

const gemBusinessSchema = z.object({
  businessId: z.string(),
  businessName: z.string(),
  industry: z.string(),
  area: z.string(),
})

export const gemRequestsAnswerSchema = z.object({
  requests: z
    .array(gemBusinessSchema.extend({ reason: z.string(), askedAt: z.string() }))
    .meta({ description: 'Waiting for an answer, the oldest first.' }),
  line: z
    .array(
      gemBusinessSchema.extend({
        lastTurn: z.string().nullable().meta({ description: 'The Monday of its last turn.' }),
        isOnHome: z.boolean(),
        rests: z
          .enum(['paused', 'plan', 'picked'])
          .nullable()
          .meta({ description: 'Why it takes no turn at present.' }),
      }),
    )
    .meta({ description: 'Accepted businesses, which take turns of a week on the home page.' }),
  week: z.string().meta({ description: 'The Monday of this week in Cape Town.' }),
})
export type GemRequestsAnswer = z.infer<typeof gemRequestsAnswerSchema>
