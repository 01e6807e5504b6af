import { z } from 'zod'
import { CATEGORY_SLUGS } from '#shared/catalogue/categories.ts'
import { type Business, businessSchema } from './business.ts'

const pageNumber = z.coerce
  .number({ error: 'A page is a whole number from 1.' })
  .int('A page is a whole number from 1.')
  .min(1, 'A page is a whole number from 1.')
  .optional()

export const businessFilterSchema = z.object({
  q: z.string().optional().meta({ description: 'What is needed, in words.' }),
  area: z.string().optional().meta({ description: 'An area, a suburb or part of an address.' }),
  category: z.enum(CATEGORY_SLUGS).optional(),
  page: pageNumber.meta({ description: '24 a page; past the end, the last page is answered.' }),
})
export type BusinessFilter = z.infer<typeof businessFilterSchema>

export const categoryFilterSchema = businessFilterSchema.pick({ page: true })

const businessPageSchema = z.object({
  businesses: z.array(businessSchema),
  total: z.int().meta({ description: 'A search counts no further than 500.' }),
  totalIsExact: z.boolean().meta({ description: 'False where there are more than the total.' }),
  page: z.int(),
  pageCount: z.int(),
  corrected: z
    .object({ q: z.string(), area: z.string() })
    .nullable()
    .meta({ description: 'Nothing matched as typed; these words, without typos, did.' }),
})
export type BusinessPage = z.infer<typeof businessPageSchema>

/** What the card of a list shows. The call tells more; a page is not made to carry it. */
export type BusinessOnCard = Pick<
  Business,
  | 'id'
  | 'businessName'
  | 'industry'
  | 'area'
  | 'address'
  | 'phone'
  | 'emailPublic'
  | 'website'
  | 'imageUrl'
  | 'plan'
  | 'ratingAvg'
  | 'ratingCount'
>
export type CardPage = Omit<BusinessPage, 'businesses'> & { businesses: BusinessOnCard[] }

/** Without parameters: every public business, and nothing beside. */
export const businessesAnswerSchema = businessPageSchema.partial().required({ businesses: true })
