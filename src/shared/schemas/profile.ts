import { z } from 'zod'
import { USER_STATUSES } from '#shared/accounts/user-status.ts'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { isEmail } from '#shared/contact/email.ts'
import { isWebAddress, withScheme } from '#shared/contact/web-address.ts'
import { AREAS } from '#shared/places/areas.ts'
import { isOnSheet } from '#shared/places/at-the-cape.ts'
import { oneLine } from '#shared/text/plain-name.ts'
import { tidy } from '#shared/text/tidy.ts'
import { businessSchema } from './business.ts'

const atMost = (what: string, length: number) => `Please keep the ${what} to ${length} characters.`

const requiredLine = (length: number, what: string, required: string) =>
  z
    .string({ error: required })
    .overwrite(oneLine)
    .min(1, required)
    .max(length, atMost(what, length))

/** The owner's fields; the form validates with the same schema. */
export const profileFormSchema = z.object({
  businessName: requiredLine(120, 'business name', 'Business name is required').refine(
    (name) => !/https?:|www\./i.test(name),
    'Please leave https: and www. out of the business name.',
  ),
  industry: z.enum(INDUSTRIES, { error: 'Industry is required' }),
  area: z.enum(AREAS, { error: 'Area is required' }),
  address: requiredLine(200, 'address', 'Address is required'),
  phone: z.string().overwrite(oneLine).max(40, atMost('phone number', 40)).optional(),
  emailPublic: z
    .string()
    .overwrite(oneLine)
    .refine((text) => text === '' || isEmail(text), 'Invalid email')
    .optional(),
  website: z
    .string()
    .overwrite((text) => withScheme(oneLine(text)))
    .max(300, atMost('website', 300))
    .refine((text) => text === '' || isWebAddress(text), 'Invalid URL')
    .optional(),
  description: z.string().overwrite(tidy).max(4000, atMost('description', 4000)).optional(),
})

const NOT_AT_THE_CAPE = 'That place is not on our map of the Cape.'
/** To about a metre: more precision would be noise. */
const degrees = z.number().overwrite((value) => Math.round(value * 1e5) / 1e5)

const exactPlaceSchema = z
  .object({ latitude: degrees, longitude: degrees }, { error: NOT_AT_THE_CAPE })
  .refine(isOnSheet, NOT_AT_THE_CAPE)

/** An omitted field stays unchanged. Unknown fields are ignored. */
export const profileRequestSchema = profileFormSchema.extend({
  imageUrl: z
    .string()
    .max(200, 'That is not a picture of yours.')
    .nullable()
    .optional()
    .meta({ description: 'As the upload answered it; null or empty takes the picture away.' }),
  exactPlace: exactPlaceSchema
    .nullable()
    .optional()
    .meta({ description: 'The exact location; null to use the address only.' }),
})
export type ProfileRequest = z.input<typeof profileRequestSchema>
export type ProfileChange = z.output<typeof profileRequestSchema>

/** An owner's own business: the public fields, its status and ids. */
export const profileSchema = businessSchema.extend({
  status: z.enum(USER_STATUSES),
  userId: z.string(),
  profileId: z.string(),
})
export type Profile = z.infer<typeof profileSchema>

export const profileAnswerSchema = z.object({ profile: profileSchema })
