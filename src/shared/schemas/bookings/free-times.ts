import { z } from 'zod'
import { isDay } from '#shared/booking/booking-date.ts'
import { tidy } from '#shared/text/tidy.ts'
import { personField } from './person.ts'

/** Two months, and the days around them. */
const MAX_DAYS = 62
const DAYS = `Please ask for 1 to ${MAX_DAYS} days.`

/** The range of years for which the date arithmetic works. */
const isOurTime = (iso: string) => /^2[01]/.test(iso)

export const freeTimesQuerySchema = z.object({
  service: z.string().max(64),
  person: personField.meta({ description: 'Whose times; of anyone where it is left out.' }),
  from: z
    .string()
    .refine((day) => isDay(day) && isOurTime(day), 'Please give the first day as YYYY-MM-DD.')
    .optional()
    .meta({ description: 'YYYY-MM-DD in Cape Town; today where it is left out.' }),
  days: z.coerce.number().int(DAYS).min(1, DAYS).max(MAX_DAYS, DAYS).default(14),
})

export const freeTimeSchema = z.object({
  startISO: z.string().meta({ description: 'A moment in UTC.' }),
  endISO: z.string(),
  left: z.int().meta({ description: 'How many visitors can still book it.' }),
})
export type FreeTimeAnswer = z.infer<typeof freeTimeSchema>

export const freeTimesAnswerSchema = z.object({ times: z.array(freeTimeSchema) })
export type FreeTimesAnswer = z.infer<typeof freeTimesAnswerSchema>

const BLOCKED = 'Please set when it begins and when it ends.'
const moment = z.iso.datetime({ offset: true, error: BLOCKED }).refine(isOurTime, BLOCKED)
const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const MAX_WEEKS = 9

export const blockedTimeRequestSchema = z
  .object({
    startISO: moment,
    endISO: moment,
    note: z
      .string()
      .overwrite(tidy)
      .max(120, 'Please keep the note to 120 characters.')
      .default(''),
    personId: personField.meta({
      description: 'Whose time it is; everybody’s where it is left out.',
    }),
  })
  .refine(({ startISO, endISO }) => {
    const length = Date.parse(endISO) - Date.parse(startISO)
    return length > 0 && length <= MAX_WEEKS * WEEK_MS
  }, 'It ends after it begins, and within nine weeks.')
export type BlockedTimeRequest = z.input<typeof blockedTimeRequestSchema>

export const blockedTimeSchema = z.object({
  id: z.string(),
  startISO: z.string(),
  endISO: z.string(),
  note: z.string(),
  personId: z.string().nullable().meta({ description: 'Null for everybody’s.' }),
  personName: z.string().nullable(),
})
export type BlockedTime = z.infer<typeof blockedTimeSchema>

export const blockedTimesAnswerSchema = z.object({
  blockedTimes: z
    .array(blockedTimeSchema)
    .meta({ description: 'Those that are not over, in order.' }),
})
export const blockedTimeAnswerSchema = z.object({ blockedTime: blockedTimeSchema })
export type BlockedTimeAnswer = z.infer<typeof blockedTimeAnswerSchema>
