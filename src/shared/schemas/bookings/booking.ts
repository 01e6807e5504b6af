import { z } from 'zod'
import { normaliseBookingDate, normaliseStart } from '#shared/booking/booking-date.ts'
import { EMAIL_FORMAT, isEmail } from '#shared/contact/email.ts'
import { honeypotField } from '#shared/schemas/newsletter.ts'
import { optionalText, requiredText } from '#shared/schemas/text.ts'

const BAD_EMAIL = 'Valid email is required'
const BAD_DATE = 'Please choose a valid date.'
const NO_TIME = 'Please pick a time.'

const dateText = z.string({ error: BAD_DATE }).max(40, BAD_DATE).nullish()

/** The visitor's fields; the dialog validates with the same schema. */
export const bookingFormSchema = z.object({
  name: requiredText(120, 'Name is required', 'Please keep the name to 120 characters.'),
  phone: requiredText(
    40,
    'Phone number is required',
    'Please keep the phone number to 40 characters.',
  ),
  email: requiredText(254, BAD_EMAIL, BAD_EMAIL)
    .refine(isEmail, BAD_EMAIL)
    .meta({ format: EMAIL_FORMAT }),
  dateISO: dateText.transform((text, context) => {
    if (!text?.trim()) return null
    const date = normaliseBookingDate(text)
    if (date === null) context.addIssue({ code: 'custom', message: BAD_DATE })
    return date
  }),
  notes: optionalText(2000, 'Please keep the notes to 2,000 characters.'),
})

export const requestKeyField = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'The request key is 8 to 64 letters and digits.')
  .optional()
  .meta({ description: 'Made by the form: the same key books once, however often it is sent.' })

const requestFields = bookingFormSchema.extend({
  businessId: z.string().max(64),
  dateISO: dateText.meta({
    description: 'A day or a moment; with serviceId the start of a free time.',
  }),
  serviceId: z
    .string()
    .max(64)
    .nullish()
    .transform((id) => id || null)
    .meta({ description: 'Of a service that can be booked by the clock.' }),
  requestKey: requestKeyField,
  website: honeypotField,
})

/** A request may be for a day; a chosen free time is a time, and midnight is a valid one. */
export const bookingRequestSchema = requestFields.transform(
  ({ dateISO: text, ...request }, context) => {
    const isByClock = request.serviceId !== null
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', path: ['dateISO'], message })
      return { ...request, dateISO: null }
    }
    if (!text?.trim()) return isByClock ? refuse(NO_TIME) : { ...request, dateISO: null }
    const dateISO = isByClock ? normaliseStart(text) : normaliseBookingDate(text)
    if (dateISO === null) return refuse(isByClock ? NO_TIME : BAD_DATE)
    return { ...request, dateISO }
  },
)
export type BookingRequest = z.input<typeof bookingRequestSchema>

export const bookingAnswerSchema = z.object({
  message: z.string(),
  booking: z.object({
    id: z.string(),
    businessId: z.string(),
    dateISO: z.string().nullable(),
    createdAt: z.string(),
    status: z.string().meta({ description: 'accepted where the business confirms at once.' }),
  }),
})
export type BookingAnswer = z.infer<typeof bookingAnswerSchema>
