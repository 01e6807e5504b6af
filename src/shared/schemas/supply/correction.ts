import { z } from 'zod'
import { CORRECTION_WORDS, type CorrectionField } from '#shared/catalogue/corrections.ts'
import { mayBePhone } from '#shared/contact/phone.ts'
import { readDayText } from '#shared/hours/day-text.ts'
import { hoursText } from '#shared/hours/opening-hours-text.ts'
import { searchedText } from '#shared/schemas/admin.ts'
import { weekOf } from '#shared/schemas/bookings/week.ts'
import { idSchema } from '#shared/schemas/id.ts'
import { honeypotField } from '#shared/schemas/newsletter.ts'
import { pageSchema } from '#shared/schemas/page.ts'
import { profileFormSchema } from '#shared/schemas/profile.ts'
import { optionalText } from '#shared/schemas/text.ts'
import { keysOf } from '#shared/text/one-of.ts'

const { businessName, industry, address, emailPublic, website, phone } = profileFormSchema.shape

const PHONE = 'Please enter a phone number that can be called, as 021 555 0123.'
const DAY = 'Please write the hours as 09:00 – 17:00, or closed.'

const day = z
  .string()
  .max(40, DAY)
  .refine((text) => text.trim() === '' || readDayText(text) !== null, DAY)
  .transform((text) => {
    const hours = readDayText(text)
    return hours ? hoursText(hours) : ''
  })
  .optional()

/** Only what is wrong; everything left out or empty is right. */
export const correctionRequestSchema = z.object({
  businessName: businessName.optional(),
  industry: industry.optional(),
  address: address.optional(),
  phone: phone.refine((text) => !text || mayBePhone(text), PHONE),
  emailPublic,
  webAddress: website,
  ...weekOf(day).shape,
  closed: z
    .enum(['yes'], { error: 'Please tick it, or leave it out.' })
    .optional()
    .meta({ description: 'It has closed for good.' }),
  website: honeypotField,
})
export type CorrectionRequest = z.output<typeof correctionRequestSchema>

const correctionSchema = z.object({
  id: idSchema,
  businessId: idSchema,
  businessName: z.string(),
  field: z.enum(keysOf(CORRECTION_WORDS)),
  today: z.string().meta({ description: 'What the page says now.' }),
  value: z.string().meta({ description: 'What it should say.' }),
  people: z.int().meta({ description: 'Independent people who say so, by device and by network.' }),
  since: z.iso.datetime(),
})
export type Correction = z.infer<typeof correctionSchema>

const adminCorrectionSchema = correctionSchema.extend({
  ownerId: idSchema.nullable().meta({ description: 'The account that has the business, if any.' }),
  isClaimed: z.boolean().meta({ description: 'Whoever looks after the page was asked first.' }),
})
export type AdminCorrection = z.infer<typeof adminCorrectionSchema>

export const adminCorrectionsAnswerSchema = z.object({
  corrections: z.array(adminCorrectionSchema),
  total: z.int(),
})
export type AdminCorrectionsAnswer = z.infer<typeof adminCorrectionsAnswerSchema>

export const adminCorrectionsQuerySchema = z.object({ page: pageSchema })

export const adminChangesQuerySchema = z.object({
  q: searchedText.meta({ description: 'Part of the name of the business.' }),
})
export type AdminChangesQuery = z.infer<typeof adminChangesQuerySchema>

const changeSchema = z.object({
  id: idSchema,
  businessId: idSchema,
  businessName: z.string(),
  field: z.enum(keysOf(CORRECTION_WORDS)),
  before: z.string(),
  after: z.string(),
  setBy: z.enum(['visitor', 'owner', 'admin']).meta({ description: 'On whose word.' }),
  acceptedBy: z.enum(['owner', 'admin']),
  seen: z.string().meta({ description: 'What showed that it has closed.' }),
  changedAt: z.iso.datetime(),
  mayPutBack: z.boolean().meta({ description: 'The page still says so.' }),
})
export type BusinessChange = z.infer<typeof changeSchema>

export const adminChangesAnswerSchema = z.object({ changes: z.array(changeSchema) })
export type AdminChangesAnswer = z.infer<typeof adminChangesAnswerSchema>

export const acceptCorrectionSchema = z.object({
  seen: optionalText(300, 'Please keep it to 300 characters.').meta({
    description: 'What shows that it has closed; needed to accept that.',
  }),
})

/** What the form shows beside each field. */
export interface CorrectionView {
  businessId: string
  businessName: string
  today: Record<CorrectionField, string>
}

/** What the owner decides by the link in the mail. */
export interface OwnerCorrectionsView {
  businessId: string
  businessName: string
  corrections: Correction[]
}
