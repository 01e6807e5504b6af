import { z } from 'zod'
import { isDay } from '#shared/booking/booking-date.ts'
import { MAX_BUFFER } from '#shared/booking/times/room.ts'
import { minutesOf, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { idSchema } from '#shared/schemas/id.ts'
import { CLOCK_TIME } from '#shared/schemas/listing.ts'
import { requiredText } from '#shared/schemas/text.ts'
import { oneLine } from '#shared/text/plain-name.ts'
import { MAX_PEOPLE, personSchema } from './person.ts'

export const MAX_SERVICES = 30
export const MAX_SPECIAL_DAYS = 100
const MAX_BREAKS = 6
export const MAX_AT_ONCE = 50
const LONGEST_MINUTES = 720

const DURATION = 'Please choose a duration of 5 minutes to 12 hours, in steps of 5 minutes.'
const NO_DURATION = 'Please choose a duration for what can be booked online.'
const BUFFER = 'Please choose a buffer of up to 4 hours, in steps of 5 minutes.'
const PLACES = 'Please choose 1 to 50 places, or none for the number of the business.'
const PRICE = 'Please enter the price in whole rand, or leave it empty.'
const BREAK = 'Please set when the break begins and when it ends.'
const OTHER_HOURS = 'Please set an opening and a closing time for this day.'
const ONE_DAY = 'Please enter each special day once.'

const serviceFields = {
  name: requiredText(
    80,
    'Please name the service.',
    'Please keep the name to 80 characters.',
  ).overwrite(oneLine),
  minutes: z
    .int({ error: DURATION })
    .min(5, DURATION)
    .max(LONGEST_MINUTES, DURATION)
    .multipleOf(5, DURATION)
    .nullable()
    .meta({ description: 'Null where the owner gives none: such a service is only priced.' }),
  price: z.int({ error: PRICE }).min(0, PRICE).max(1_000_000, PRICE).nullable(),
  online: z.boolean(),
}

const bufferField = z
  .int({ error: BUFFER })
  .min(0, BUFFER)
  .max(MAX_BUFFER, BUFFER)
  .multipleOf(5, BUFFER)
  .meta({ description: 'Minutes in which nothing else can be booked; visitors do not see them.' })

const roomFields = {
  bufferBefore: bufferField,
  bufferAfter: bufferField,
  places: z
    .int({ error: PLACES })
    .min(1, PLACES)
    .max(MAX_AT_ONCE, PLACES)
    .nullable()
    .meta({ description: 'How many visitors at once; null for the number of the business.' }),
  personIds: z
    .array(idSchema)
    .max(MAX_PEOPLE, `Please keep it to ${MAX_PEOPLE} people.`)
    .overwrite((ids) => [...new Set(ids)])
    .meta({
      description: 'Who gives it, each one visitor at a time; empty for nobody in particular.',
    }),
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

export const serviceRequestSchema = z
  .object({
    id: idSchema.optional().meta({ description: 'Of a service that exists already.' }),
    ...serviceFields,
    ...z.object(roomFields).partial().shape,
  })
  .refine(({ online, minutes }) => !online || minutes !== null, {
    error: NO_DURATION,
    path: ['minutes'],
  })

/** An omitted field stays unchanged; a list replaces the whole list. */
export const bookingSetupRequestSchema = z.object({
  services: z
    .array(serviceRequestSchema)
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
  services: z.array(z.object({ id: z.string(), ...serviceFields, ...roomFields })),
  people: z.array(personSchema).meta({ description: 'In order; they have calls of their own.' }),
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
