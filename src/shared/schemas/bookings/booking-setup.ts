import { z } from 'zod'
import { isDay } from '#shared/booking/booking-date.ts'
import { minutesOf, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { idSchema } from '#shared/schemas/id.ts'
import { CLOCK_TIME } from '#shared/schemas/listing.ts'
import { requiredText } from '#shared/schemas/text.ts'

export const MAX_SERVICES = 30
export const MAX_SPECIAL_DAYS = 100
const MAX_BREAKS = 6
export const MAX_AT_ONCE = 50
const LONGEST_MINUTES = 720

const DURATION = 'Please choose a duration of 5 minutes to 12 hours, in steps of 5 minutes.'
const PRICE = 'Please enter the price in whole rand, or leave it empty.'
const BREAK = 'Please set when the break begins and when it ends.'
const OTHER_HOURS = 'Please set an opening and a closing time for this day.'
const ONE_DAY = 'Please enter each special day once.'

const serviceFields = {
  name: requiredText(80, 'Please name the service.', 'Please keep the name to 80 characters.'),
  minutes: z
    .int({ error: DURATION })
    .min(5, DURATION)
    .max(LONGEST_MINUTES, DURATION)
    .multipleOf(5, DURATION),
  price: z.int({ error: PRICE }).min(0, PRICE).max(1_000_000, PRICE).nullable(),
  online: z.boolean(),
}

const clock = (sentence: string) =>
  z.string({ error: sentence }).refine((text) => CLOCK_TIME.test(text), sentence)

const breakSchema = z
  .object({ from: clock(BREAK), to: clock(BREAK) })
  .refine(({ from, to }) => minutesOf(from) !== minutesOf(to), BREAK)

export const breaksSchema = z
  .partialRecord(z.enum(WEEKDAYS), z.array(breakSchema).max(MAX_BREAKS))
  .meta({ description: 'By weekday; a day without breaks may be left out.' })

const specialDaySchema = z
  .object({
    day: z.string().refine((day) => isDay(day) && day.startsWith('2'), 'Please choose a day.'),
    name: requiredText(
      80,
      'Please say what day this is.',
      'Please keep the name to 80 characters.',
    ),
    kind: z.enum(['usual', 'closed', 'other']),
    open: z.string().max(5),
    close: z.string().max(5),
  })
  .refine(
    ({ kind, open, close }) =>
      kind !== 'other' || (CLOCK_TIME.test(open) && CLOCK_TIME.test(close)),
    { error: OTHER_HOURS, path: ['open'] },
  )
export type SpecialDay = z.infer<typeof specialDaySchema>

/** An omitted field stays unchanged; a list replaces the whole list. */
export const bookingSetupRequestSchema = z.object({
  services: z
    .array(
      z.object({
        id: idSchema.optional().meta({ description: 'Of a service that exists already.' }),
        ...serviceFields,
      }),
    )
    .max(MAX_SERVICES, `Please keep it to ${MAX_SERVICES} services.`)
    .optional(),
  breaks: breaksSchema.optional(),
  specialDays: z
    .array(specialDaySchema)
    .max(MAX_SPECIAL_DAYS, `Please keep it to ${MAX_SPECIAL_DAYS} special days.`)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, ONE_DAY)
    .optional(),
  capacity: z.int().min(1).max(MAX_AT_ONCE).optional(),
  noticeMinutes: z.int().min(0).max(20_160).optional(),
  horizonDays: z.int().min(1).max(365).optional(),
  confirmAtOnce: z.boolean().optional(),
})
export type BookingSetupRequest = z.input<typeof bookingSetupRequestSchema>
export type BookingSetupChange = z.output<typeof bookingSetupRequestSchema>

const bookingSetupSchema = z.object({
  services: z.array(z.object({ id: z.string(), ...serviceFields })),
  breaks: breaksSchema,
  specialDays: z.array(specialDaySchema).meta({ description: 'From today on, in order.' }),
  capacity: z.int().meta({ description: 'How many visitors at once.' }),
  noticeMinutes: z.int(),
  horizonDays: z.int(),
  confirmAtOnce: z
    .boolean()
    .meta({ description: 'PREMIUM only; otherwise the owner answers each request.' }),
})
export type BookingSetup = z.infer<typeof bookingSetupSchema>

export const bookingSetupAnswerSchema = z.object({ setup: bookingSetupSchema })
export type BookingSetupAnswer = z.infer<typeof bookingSetupAnswerSchema>
