import { z } from 'zod'
import { personSchema } from './bookings/person.ts'
import { businessSchema } from './business.ts'
import { photoSchema } from './gallery.ts'
import { reviewSchema } from './reviews/review.ts'
import { checkingSchema, removedSchema, spreadSchema } from './reviews/review-list.ts'

const PRICE = { description: 'Whole rand; null where none is named.' }

const onlineServiceSchema = z.object({
  id: z.string(),
  name: z.string(),
  minutes: z.int(),
  price: z.int().nullable().meta(PRICE),
  personIds: z
    .array(z.string())
    .meta({ description: 'Who gives it; empty where nobody in particular does.' }),
})
export type OnlineService = z.infer<typeof onlineServiceSchema>

const pricedServiceSchema = z.object({
  id: z.string(),
  name: z.string(),
  minutes: z.int().nullable().meta({ description: 'Null where the owner gives no duration.' }),
  price: z.int(),
})

const onlineBookingSchema = z.object({
  services: z.array(onlineServiceSchema),
  people: z.array(personSchema),
  confirmsAtOnce: z.boolean(),
  horizonDays: z.int(),
})
export type OnlineBooking = z.infer<typeof onlineBookingSchema>

export const specialDaysSchema = z
  .record(
    z.string(),
    z.object({ name: z.string(), open: z.string(), close: z.string(), closed: z.boolean() }),
  )
  .meta({ description: 'By day (YYYY-MM-DD): the hours in place of the weekday’s.' })

const publicBusinessSchema = businessSchema.extend({
  booking: onlineBookingSchema
    .nullable()
    .meta({ description: 'Null if no time can be chosen: then a date is requested.' }),
  prices: z
    .array(pricedServiceSchema)
    .optional()
    .meta({ description: 'Services with a price for which no time can be chosen.' }),
  specialDays: specialDaysSchema,
  takesCorrections: z
    .literal(true)
    .optional()
    .meta({ description: 'Visitors may suggest what is wrong.' }),
  unclaimed: z
    .object({
      source: z.string().meta({ description: 'Where its details come from, in words.' }),
      checkedOn: z.string().meta({ description: 'The day they were checked (YYYY-MM-DD).' }),
    })
    .optional()
    .meta({ description: 'Only while nobody has claimed the business: it takes no bookings.' }),
  images: z
    .array(photoSchema)
    .meta({ description: 'The cover and the other photos; empty if there is only the cover.' }),
})
export type PublicBusiness = z.infer<typeof publicBusinessSchema>

export const businessDetailSchema = z.object({
  business: publicBusinessSchema,
  ratings: z.array(reviewSchema).meta({ description: 'The five newest.' }),
  spread: spreadSchema,
  removed: removedSchema,
  checking: checkingSchema,
  replies: z.object({ of: z.int(), answered: z.int(), hours: z.int() }).nullable().meta({
    description:
      'How many of the newest reviews the owner replied to, and the median of hours; null if too few.',
  }),
})
export type BusinessDetail = z.infer<typeof businessDetailSchema>
