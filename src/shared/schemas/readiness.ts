import { z } from 'zod'
import { EMAIL_FORMAT, isEmail } from '#shared/contact/email.ts'
import { mayBePhone } from '#shared/contact/phone.ts'
import { tidy } from '#shared/text/tidy.ts'

/** Unknown: it could not be asked, which is nobody's fault. */
export const CHECK_STATES = ['bad', 'warn', 'unknown', 'ok'] as const
export type CheckState = (typeof CHECK_STATES)[number]

const findingSchema = z.object({
  title: z.string(),
  state: z.enum(CHECK_STATES),
  sentence: z.string().meta({ description: 'What was found.' }),
  mend: z.string().meta({ description: 'How to fix it; empty where nothing is to mend.' }),
  line: z.string().meta({ description: 'A setting, record or command to copy; or empty.' }),
})
/** What one look at one thing found. */
export type Finding = z.infer<typeof findingSchema>

const CHECK_NAMES = [
  'address',
  'mail',
  'payments',
  'backups',
  'second-step',
  'legal',
  'disk',
  'clock',
  'version',
  'background',
] as const
export type CheckName = (typeof CHECK_NAMES)[number]

const checkSchema = findingSchema.extend({
  name: z.enum(CHECK_NAMES),
  parts: z.array(findingSchema).meta({ description: 'What it is made of, if it has parts.' }),
})
export type Check = z.infer<typeof checkSchema>

export const readinessAnswerSchema = z.object({
  openedAt: z.string().nullable().meta({ description: 'Since when search engines are let in.' }),
  isHidden: z.boolean().meta({ description: 'Search engines are told to stay away.' }),
  checkedAt: z.string(),
  checks: z.array(checkSchema),
})
export type ReadinessAnswer = z.infer<typeof readinessAnswerSchema>

/** How an open site was on the last thirty days. */
export interface DailyView {
  /** The last of them. */
  today: string
  /** A day without a look is left out. The sentence is empty where all was well. */
  days: { day: string; state: CheckState; sentence: string }[]
  /** Whether the admins get a mail when something has changed. */
  mailsChanges: boolean
}

export const mailSwitchSchema = z.object({ mails: z.enum(['on', 'off']) })

const detail = (maxLength: number) =>
  z.string().overwrite(tidy).max(maxLength, 'That is too long').default('')

/** Who runs the site. A field may stay empty: the check says so. */
export const operatorDetailsSchema = z.object({
  companyName: detail(120),
  registrationNumber: detail(40),
  address: detail(300),
  phone: detail(40).refine(
    (text) => text === '' || mayBePhone(text),
    'Please enter a valid phone number',
  ),
  informationOfficer: detail(120),
  informationOfficerEmail: detail(254)
    .refine((text) => text === '' || isEmail(text), 'Please enter a valid email address')
    .meta({ format: EMAIL_FORMAT }),
  serverCountry: detail(80),
})
export type OperatorDetails = z.output<typeof operatorDetailsSchema>
