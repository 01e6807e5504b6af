import { z } from 'zod'
import { businessSchema } from './business.ts'
import { ratingSchema } from './rating.ts'

export const businessDetailSchema = z.object({
  business: businessSchema,
  ratings: z.array(ratingSchema).meta({ description: 'The five newest.' }),
})
export type BusinessDetail = z.infer<typeof businessDetailSchema>
