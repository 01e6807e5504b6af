import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CATEGORIES } from '#shared/catalogue/categories.ts'
import { api } from '#shared/paths.ts'
import { categoriesAnswerSchema } from '#shared/schemas/category.ts'

export const categoryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    api.categories,
    {
      schema: {
        tags: ['catalogue'],
        summary: 'All service categories',
        response: { 200: categoriesAnswerSchema },
      },
    },
    async () => ({ categories: [...CATEGORIES] }),
  )
}
