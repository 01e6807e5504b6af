import { z } from 'zod'

const gemSchema = z.object({
  id: z.string(),
  businessId: z.string(),
  createdAt: z.string(),
  business: z.object({
    id: z.string(),
    businessName: z.string(),
    industry: z.string(),
    area: z.string(),
    imageUrl: z.string().nullable(),
    ratingCount: z.int(),
  }),
})
export type Gem = z.infer<typeof gemSchema>

export const gemsAnswerSchema = z.object({ gems: z.array(gemSchema) })
