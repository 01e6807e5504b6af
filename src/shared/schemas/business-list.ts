import { z } from 'zod'
import { CATEGORY_SLUGS } from '#shared/catalogue/categories.ts'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { MAX_SAVED } from '#shared/catalogue/saved-list.ts'
import { WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { ORDERS, PRICES, TIME } from '#shared/search/filters.ts'
import { MAX_CHARACTERS } from '#shared/search/limits.ts'
import { RESULT_GROUPS } from '#shared/search/result-groups.ts'
import { businessSchema } from './business.ts'

const pageNumber = z.coerce
  .number({ error: 'A page is a whole number from 1.' })
  .int('A page is a whole number from 1.')
  .min(1, 'A page is a whole number from 1.')
  .optional()

/** A longer text is truncated, not refused: the first words of a pasted page are the query. */
const searchText = z.string().overwrite((text) => text.slice(0, MAX_CHARACTERS))

/** An unknown value is ignored: addresses are typed and shared by people. */
const filter = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values).optional().catch(undefined)

export const businessFilterSchema = z.object({
  q: searchText
    .optional()
    .meta({ description: `What is needed, in words; read up to ${MAX_CHARACTERS} characters.` }),
  area: searchText.optional().meta({ description: 'An area, a suburb or part of an address.' }),
  category: z.enum(CATEGORY_SLUGS).optional(),
  open: filter(['now']).meta({ description: 'Only those that are open now.' }),
  day: filter(WEEKDAYS).meta({ description: 'Only those that are open on the next such day.' }),
  time: z
    .string()
    .regex(TIME)
    .optional()
    .catch(undefined)
    .meta({ description: 'With `day`: only those that are open at that time, as 13:30.' }),
  stars: filter(['4']).meta({ description: 'Four stars and more.' }),
  price: filter(PRICES).meta({ description: 'How many signs the price range has.' }),
  industry: filter(INDUSTRIES),
  book: filter(['online']).meta({ description: 'Only those that can be booked online.' }),
  near: z.string().optional().meta({
    description:
      "Where somebody is, as 'latitude,longitude' with at most three decimals; the nearest come first. Not stored, nor is the answer.",
  }),
  sort: filter(ORDERS).meta({ description: 'Default: recommended.' }),
  page: pageNumber.meta({ description: '24 a page; past the end, the last page is answered.' }),
})
export type BusinessFilter = z.infer<typeof businessFilterSchema>

export const categoryFilterSchema = businessFilterSchema.omit({ category: true })

/** What a search adds to a result. */
const foundSchema = z.object({
  group: z.enum(RESULT_GROUPS).meta({
    description:
      'In the requested place, nearby, not claimed by its owner yet, a loose match, or of another trade than the one in its text.',
  }),
  distanceKm: z.number().nullable().meta({ description: 'From the middle of that place.' }),
})

const openingSchema = z
  .object({
    isOpen: z.boolean(),
    text: z.string().meta({ description: "As 'Open until 18:00' or 'Opens tomorrow at 08:30'." }),
    until: z
      .string()
      .nullable()
      .meta({ description: 'The moment from which it is no longer true.' }),
  })
  .nullable()
  .meta({ description: 'Open or closed at the moment of the answer; null without opening hours.' })

const bookOnlineSchema = z
  .object({
    fromPrice: z
      .int()
      .nullable()
      .meta({ description: 'The lowest price in rand, if any is given.' }),
  })
  .optional()
  .meta({ description: 'Only if a free time can be booked online.' })

const understoodSchema = z.object({
  kind: z.enum(['need', 'place', 'intent']),
  label: z.string(),
  q: z.string().meta({ description: 'The question without it.' }),
  area: z.string(),
})
export type Understood = z.infer<typeof understoodSchema>

const countSchema = z.object({ name: z.string(), count: z.int() })

const facetsSchema = z.object({
  isExact: z.boolean().meta({ description: 'False where there are at least so many.' }),
  open: z.int(),
  openIsExact: z.boolean().meta({ description: 'The same of who is open.' }),
  stars: z.int(),
  book: z.int().meta({ description: 'Who can be booked online.' }),
  price: z.array(z.int()).meta({ description: 'From one sign to four.' }),
  industries: z.array(countSchema),
  areas: z.array(countSchema),
  suburbs: z.array(countSchema).meta({ description: 'Those with the most.' }),
})
export type Facets = z.infer<typeof facetsSchema>

const businessPageSchema = z.object({
  businesses: z.array(
    businessSchema.extend({
      opening: openingSchema,
      bookOnline: bookOnlineSchema,
      ...foundSchema.partial().shape,
    }),
  ),
  total: z.int().meta({ description: 'A search counts no further than 500.' }),
  totalIsExact: z.boolean().meta({ description: 'False where there are more than the total.' }),
  page: z.int(),
  pageCount: z.int(),
  corrected: z
    .object({ q: z.string(), area: z.string() })
    .nullable()
    .meta({ description: 'Nothing matched as typed; these words, without typos, did.' }),
  understood: z.array(understoodSchema),
  dropped: z
    .array(z.string())
    .meta({ description: 'Words that nobody has together with the others, and were let go.' }),
  absent: z.string().optional().meta({
    description:
      'A trade that nobody here has: who is listed is of the nearest ones, or (group `mention`) has the words in a text.',
  }),
  openThen: z.string().optional().meta({
    description:
      "The chosen day and time in words. A time that has passed today says when it comes again ('Open on Wednesday 25 November at 09:00').",
  }),
  closedThen: z.string().optional().meta({
    description: "Nobody is open at the time in the question ('Open tonight'): all are listed.",
  }),
  people: z.int().optional().meta({ description: 'The number of people in the question.' }),
  place: z
    .object({
      name: z.string(),
      count: z.int().nullable().meta({ description: 'Businesses in it, where they were counted.' }),
      isEmpty: z.boolean().meta({ description: 'Nobody is there: the nearest elsewhere follow.' }),
    })
    .nullable(),
  facets: facetsSchema.nullable().meta({
    description: 'How many there would be with each filter; null where they are too many.',
  }),
})
export type BusinessPage = z.infer<typeof businessPageSchema>

/** The fields of a card. A list of the API returns more; a page includes only these. */
const businessOnCardSchema = businessSchema
  .pick({
    id: true,
    businessName: true,
    industry: true,
    area: true,
    address: true,
    suburb: true,
    location: true,
    phone: true,
    emailPublic: true,
    website: true,
    imageUrl: true,
    plan: true,
    claimed: true,
    ratingAvg: true,
    ratingCount: true,
    priceRange: true,
    services: true,
  })
  .extend({ opening: openingSchema, bookOnline: bookOnlineSchema })
export type BusinessOnCard = z.infer<typeof businessOnCardSchema>

export const namedBusinessesQuerySchema = z.object({
  ids: z
    .string()
    .catch('')
    .meta({ description: `Ids of businesses, separated by commas; the first ${MAX_SAVED} count.` }),
})

export const namedBusinessesAnswerSchema = z.object({
  businesses: z
    .array(businessOnCardSchema)
    .meta({ description: 'The listed ones among them, in the same order.' }),
})
type FoundOnCard = BusinessOnCard & Partial<z.infer<typeof foundSchema>>
export type CardPage = Omit<BusinessPage, 'businesses'> & { businesses: FoundOnCard[] }

/** Without parameters: every public business, and nothing else. */
export const businessesAnswerSchema = z.union([
  businessPageSchema,
  z.object({ businesses: z.array(businessSchema) }),
])
