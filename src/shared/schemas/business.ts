import { z } from 'zod'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { PLANS } from '#shared/money/plans.ts'
import { PRICE_RANGES } from '#shared/money/price-ranges.ts'
import { AREAS } from '#shared/places/areas.ts'
import { weekOf } from './bookings/week.ts'

const dayHoursSchema = z.object({ open: z.string(), close: z.string(), closed: z.boolean() })

/** The public fields of a business: nothing of its account. */
export const businessSchema = z.object({
  id: z.string(),
  businessName: z.string(),
  industry: z.enum(INDUSTRIES),
  area: z.enum(AREAS),
  address: z.string(),
  suburb: z
    .string()
    .nullable()
    .meta({ description: 'As the address names it; null if it does not.' }),
  location: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      isExact: z.boolean().meta({ description: 'False for the middle of its suburb.' }),
    })
    .nullable()
    .meta({ description: 'As the owner has set it, or the suburb that the address names.' }),
  phone: z.string(),
  emailPublic: z.string(),
  website: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  plan: z
    .enum(PLANS)
    .nullable()
    .meta({ description: 'Null while nobody has claimed the business.' }),
  claimed: z
    .literal(true)
    .optional()
    .meta({ description: 'Somebody has shown that it is theirs, and has no plan yet.' }),
  ratingAvg: z.number().meta({ description: 'One decimal; 0 without ratings.' }),
  ratingCount: z.int(),
  views: z.int(),
  operatingHours: weekOf(dayHoursSchema).nullable(),
  services: z.array(z.string()),
  priceRange: z.enum(PRICE_RANGES),
  yearEstablished: z.int().nullable(),
  amenities: z.array(z.string()),
  answersWithin: z
    .string()
    .nullable()
    .meta({ description: 'How fast bookings are answered; null while too few were.' }),
  createdAt: z.string(),
})
export type Business = z.infer<typeof businessSchema>
