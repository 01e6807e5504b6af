import { z } from 'zod'
import { CATEGORY_SLUGS } from '#shared/catalogue/categories.ts'

export const categorySchema = z.object({
  id: z.string(),
  slug: z.enum(CATEGORY_SLUGS),
  title: z.string(),
})

export const categoriesAnswerSchema = z.object({ categories: z.array(categorySchema) })
