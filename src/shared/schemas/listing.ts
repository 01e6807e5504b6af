import { z } from 'zod'
import { PRICE_RANGES } from '#shared/money/price-ranges.ts'
import { listProblem, toList } from '#shared/text/lists.ts'
import { weekOf } from './bookings/week.ts'

export const FIRST_YEAR = 1900
export const LAST_YEAR = 2025

const YEAR = `Please enter a year from ${FIRST_YEAR} to ${LAST_YEAR}.`
export const HOURS_MISSING = 'Please set both an opening and a closing time, or neither.'
/** 'HH:MM' of a day. */
export const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

const time = z
  .string({ error: HOURS_MISSING })
  .refine((text) => text === '' || CLOCK_TIME.test(text), HOURS_MISSING)

const dayHoursSchema = z
  .object({ open: time, close: time, closed: z.boolean() })
  .refine((day) => day.closed || (day.open === '') === (day.close === ''), HOURS_MISSING)

const list = z
  .union([z.string().max(4000), z.array(z.string().max(400)).max(200)])
  .transform((value, context) => {
    const items = toList(value)
    const problem = listProblem(items)
    if (problem) context.addIssue({ code: 'custom', message: problem })
    return items
  })

/** An omitted field stays unchanged. Lists may also be comma-separated text. */
export const listingRequestSchema = z.object({
  operatingHours: weekOf(dayHoursSchema).nullable().optional(),
  services: list.optional(),
  amenities: list.optional(),
  priceRange: z.enum(PRICE_RANGES, { error: 'Please choose a price range.' }).optional(),
  yearEstablished: z
    .int({ error: YEAR })
    .min(FIRST_YEAR, YEAR)
    .max(LAST_YEAR, YEAR)
    .nullable()
    .optional(),
})
export type ListingRequest = z.input<typeof listingRequestSchema>
export type ListingChange = z.output<typeof listingRequestSchema>
