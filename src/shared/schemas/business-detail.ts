import { z } from 'zod'
import { businessSchema } from './business.ts'
import { ratingSchema } from './rating.ts'
import { spreadSchema } from './review-list.ts'

export const businessDetailSchema = z.object({
  business: businessSchema,
  ratings: z.array(ratingSchema).meta({ description: 'The five newest.' }),
  spread: spreadSchema,
})
export type BusinessDetail = z.infer<typeof businessDetailSchema>
