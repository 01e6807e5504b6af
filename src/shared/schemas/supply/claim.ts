import { z } from 'zod'
import { forgotPasswordSchema, registerRequestSchema } from '#shared/schemas/accounts/account.ts'
import { idSchema } from '#shared/schemas/id.ts'
import { honeypotField } from '#shared/schemas/newsletter.ts'
import { pageSchema } from '#shared/schemas/page.ts'
import { optionalText, requiredName, requiredText } from '#shared/schemas/text.ts'
import {
  CLAIM_PROOFS,
  CLAIM_STATE_WORDS,
  CLAIM_WISHES,
  type ClaimProof,
  type ClaimState,
  type ClaimWish,
} from '#shared/supply/claims.ts'
import { keysOf } from '#shared/text/one-of.ts'

const { email } = forgotPasswordSchema.shape

export const claimRequestSchema = z.object({
  wish: z
    .enum(CLAIM_WISHES)
    .default('page')
    .meta({ description: 'To look after the page, or to have it removed.' }),
  proof: z.enum(CLAIM_PROOFS, { error: 'Please choose how to prove it.' }).meta({
    description:
      'A code to the mail address of the page, a code to an address at its website’s domain, a call to its number, or papers that an admin looks at.',
  }),
  mailbox: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'Please keep the address to 254 characters.')
    .optional()
    .meta({ description: 'For a code to an address at the website’s domain.' }),
  name: requiredName(80, 'Please enter your name.', 'Please keep your name to 80 characters.'),
  email,
  said: optionalText(1000, 'Please keep it to 1,000 characters.').meta({
    description: 'What you can show, or what happened. Needed for papers.',
  }),
  website: honeypotField,
})
export type ClaimRequest = z.output<typeof claimRequestSchema>

export const claimAnswerSchema = z.object({
  message: z.string(),
  token: z.string().meta({ description: 'The secret of this claim; also in the mail about it.' }),
})

/** With a code: tries it. Without one: sends a new one. */
export const claimCodeSchema = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/\D/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Please type the six digits of the code.'))
    .optional(),
})

export const claimCodeAnswerSchema = z.object({
  message: z.string(),
  state: z.enum(keysOf(CLAIM_STATE_WORDS)),
})

export const declineClaimSchema = z.object({
  reason: requiredText(
    300,
    'Please say why: the claimant is told.',
    'Please keep it to 300 characters.',
  ),
})

export const claimAccountSchema = registerRequestSchema
  .omit({ email: true })
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    error: "Passwords don't match",
    path: ['confirmPassword'],
    when: () => true,
  })

/** 'waiting' is what an admin has to decide. */
export const adminClaimsQuerySchema = z.object({
  state: z.enum(['waiting', ...keysOf(CLAIM_STATE_WORDS)]).default('waiting'),
  page: pageSchema,
})
export type AdminClaimsQuery = z.output<typeof adminClaimsQuerySchema>

const adminClaimSchema = z.object({
  id: idSchema,
  businessId: idSchema,
  businessName: z.string(),
  wish: z.enum(CLAIM_WISHES),
  proof: z.enum(CLAIM_PROOFS),
  state: z.enum(keysOf(CLAIM_STATE_WORDS)),
  name: z.string(),
  email: z.string(),
  said: z.string(),
  sentTo: z.string().meta({
    description: 'The address or number that proves it; for papers the number on the page then.',
  }),
  createdAt: z.iso.datetime(),
  provedAt: z.iso.datetime().nullable(),
  reason: z.string(),
  ownerId: idSchema.nullable().meta({ description: 'Of a dispute: who looks after it now.' }),
  isDisputed: z.boolean(),
  rivals: z.int().meta({ description: 'Others with an open claim of the same business.' }),
  others: z.int().meta({ description: 'Other claims from the same mail address.' }),
  contactChangedOn: z
    .string()
    .nullable()
    .meta({ description: 'When visitors last changed its phone, mail address or website.' }),
  readOut: z
    .object({ code: z.string(), goodUntil: z.iso.datetime() })
    .nullable()
    .meta({ description: 'To read out at the listed number.' }),
})
export type AdminClaim = z.infer<typeof adminClaimSchema>

export const adminClaimsAnswerSchema = z.object({
  claims: z.array(adminClaimSchema),
  total: z.int(),
})
export type AdminClaimsAnswer = z.infer<typeof adminClaimsAnswerSchema>

/** What the form offers: addresses and numbers are masked. */
export interface ClaimFormView {
  businessId: string
  businessName: string
  industry: string
  address: string
  /** Masked; null where nothing was published. */
  mail: string | null
  domain: string | null
  call: string | null
  /** Somebody looks after it already: an admin decides. */
  isDisputed: boolean
}

/** A claim for whoever has its link. */
export interface ClaimView {
  token: string
  businessId: string
  businessName: string
  wish: ClaimWish
  proof: ClaimProof
  state: ClaimState
  name: string
  email: string
  /** Masked. */
  sentTo: string
  createdAt: string
  codeUntil: string | null
  codeIsOver: boolean
  triesLeft: number
  sendingsLeft: number
  isDisputed: boolean
  hasRival: boolean
  reason: string
  /** Once granted. */
  account: 'none' | 'pending' | 'owner'
  reviews: ClaimedReview[]
  /** Who opens the page is signed in as an owner without a business. */
  mayUseAccount: string | null
}

export interface ClaimToStop {
  businessName: string
  name: string
  isOver: boolean
}

export interface ClaimedReview {
  id: string
  stars: number
  comment: string | null
  reply: string | null
  replyPage: string
}
