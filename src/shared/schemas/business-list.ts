import { z } from 'zod'
import { CATEGORY_SLUGS } from '#shared/catalogue/categories.ts'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { ORDERS, PRICES } from '#shared/search/filters.ts'
import { MAX_CHARACTERS } from '#shared/search/limits.ts'
import { RESULT_GROUPS } from '#shared/search/result-groups.ts'
import { type Business, businessSchema } from './business.ts'

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
    description: 'In the requested place, nearby, or a loose match.',
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

const understoodSchema = z.object({
  kind: z.enum(['need', 'place', 'wish']),
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
    businessSchema.extend({ opening: openingSchema, ...foundSchema.partial().shape }),
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

/** The fields of a card. The API returns more; a page includes only these. */
export type BusinessOnCard = Pick<
  Business,
  | 'id'
  | 'businessName'
  | 'industry'
  | 'area'
  | 'address'
  | 'suburb'
  | 'location'
  | 'phone'
  | 'emailPublic'
  | 'website'
  | 'imageUrl'
  | 'plan'
  | 'ratingAvg'
  | 'ratingCount'
  | 'priceRange'
  | 'services'
> & { opening: z.infer<typeof openingSchema> }
type FoundOnCard = BusinessOnCard & Partial<z.infer<typeof foundSchema>>
export type CardPage = Omit<BusinessPage, 'businesses'> & { businesses: FoundOnCard[] }

/** Without parameters: every public business, and nothing else. */
export const businessesAnswerSchema = businessPageSchema.partial().extend({
  businesses: z.array(businessPageSchema.shape.businesses.element.partial({ opening: true })),
})
