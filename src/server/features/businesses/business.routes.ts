import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isPersonal } from '#server/platform/cache/answer-address.ts'
import {
  type AnswerCache,
  JSON_TYPE,
  type RenderedAnswer,
} from '#server/platform/cache/answer-cache.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'
import { api } from '#shared/paths.ts'
import {
  type BusinessFilter,
  businessesAnswerSchema,
  businessFilterSchema,
  categoryFilterSchema,
} from '#shared/schemas/business-list.ts'
import { categorySchema } from '#shared/schemas/category.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { dependsOnTime } from '#shared/search/depends-on-time.ts'
import { presentBusiness, presentBusinessPage } from './business.presenter.ts'
import type { BusinessService } from './business.service.ts'

const slugSchema = z.object({ slug: z.string() })
const tags = ['catalogue']

export const businessListRoutes: FastifyPluginAsyncZod<{
  businesses: BusinessService
  answers: AnswerCache
}> = async (app, { businesses, answers }) => {
  const listAll = async (category?: CategorySlug): Promise<string> => {
    const parts: string[] = []
    for await (const rows of businesses.findAll(category))
      parts.push(rows.map((row) => JSON.stringify(presentBusiness(row))).join())
    return `{"businesses":[${parts.filter(Boolean).join()}]}`
  }

  const listPage = async (filter: BusinessFilter): Promise<string> =>
    JSON.stringify(presentBusinessPage(await businesses.find(filter)))

  const findOnce = async (address: string, filter: BusinessFilter): Promise<RenderedAnswer> => {
    const page = await listPage(filter)
    if (!dependsOnTime(address) && !isPersonal(address)) return page
    return {
      send: (reply) =>
        reply.header('content-type', JSON_TYPE).header('cache-control', 'no-store').send(page),
    }
  }

  app.get(
    api.businesses,
    {
      schema: {
        tags,
        summary: 'All public businesses, or a page of those that match',
        querystring: businessFilterSchema,
        response: { 200: businessesAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) =>
      answers.answer(request, reply, JSON_TYPE, () =>
        isUnfiltered(request.query) ? listAll() : findOnce(request.url, request.query),
      ),
  )

  app.get(
    `${api.category('')}:slug`,
    {
      schema: {
        tags,
        summary: 'One service category',
        params: slugSchema,
        response: { 200: categorySchema, '4xx': problemSchema },
      },
    },
    async ({ params }) => businesses.getCategory(params.slug),
  )

  app.get(
    `${api.businessesOfCategory('')}:slug`,
    {
      schema: {
        tags,
        summary: 'The businesses of a category, all of them or a page',
        params: slugSchema,
        querystring: categoryFilterSchema,
        response: { 200: businessesAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { slug } = businesses.getCategory(request.params.slug)
      return answers.answer(request, reply, JSON_TYPE, () =>
        isUnfiltered(request.query)
          ? listAll(slug)
          : findOnce(request.url, { category: slug, ...request.query }),
      )
    },
  )
}

const isUnfiltered = (query: object) => Object.values(query).every((value) => value === undefined)
