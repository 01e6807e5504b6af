import { z } from 'zod'
import { REPORT_DETAIL_MAX_LENGTH, REPORT_REASONS } from '#shared/catalogue/report-reasons.ts'
import { EMAIL_FORMAT, isEmail } from '#shared/contact/email.ts'
import { honeypotField } from '#shared/schemas/newsletter.ts'
import { optionalText, requiredName, requiredText } from '#shared/schemas/text.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { tidy } from '#shared/text/tidy.ts'

export const reportRequestSchema = z.object({
  reason: z.enum(keysOf(REPORT_REASONS), {
    error: 'Please choose a reason.',
  }),
  detail: optionalText(REPORT_DETAIL_MAX_LENGTH, 'Please keep the details to 500 characters.'),
  website: honeypotField,
})

const NOTICE_TEXT_MAX_LENGTH = 2000
const TOO_LONG = 'Please keep each answer to 2,000 characters.'
const accepted = (sentence: string) =>
  z
    .enum(['yes'], { error: sentence })
    .meta({ description: 'A statement that the law asks for: it must be made.' })

/** What section 77 of the Electronic Communications and Transactions Act requires of a notice. */
export const noticeRequestSchema = z.object({
  name: requiredName(
    200,
    'Please give your full names.',
    'Please keep the name to 200 characters.',
  ),
  address: requiredText(
    400,
    'Please give your address.',
    'Please keep the address to 400 characters.',
  ),
  email: z
    .string()
    .overwrite(tidy)
    .refine(isEmail, 'Please enter a valid email address.')
    .meta({ format: EMAIL_FORMAT }),
  phone: z.string().overwrite(tidy).max(40, 'Please keep the number to 40 characters.').default(''),
  rightInfringed: requiredText(
    NOTICE_TEXT_MAX_LENGTH,
    'Please say which right is infringed, and by which words.',
    TOO_LONG,
  ),
  remedy: requiredText(NOTICE_TEXT_MAX_LENGTH, 'Please say what you ask us to do.', TOO_LONG),
  goodFaith: accepted('Please state that you act in good faith.'),
  truth: accepted('Please state that what you say is true.'),
  signature: requiredName(
    200,
    'Please sign with your full names.',
    'Please keep the signature to 200 characters.',
  ),
  website: honeypotField,
})
export type NoticeRequest = z.infer<typeof noticeRequestSchema>

export const noticeAnswerSchema = z.object({
  message: z.string(),
  reference: z.string().meta({ description: 'To be named in whatever is written about it.' }),
})
