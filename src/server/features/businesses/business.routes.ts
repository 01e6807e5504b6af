import { isPersonal } from '#server/platform/cache/answer-address.ts'
import {
  type AnswerCache,
  JSON_TYPE,
  type RenderedAnswer,
} from '#server/platform/cache/answer-cache.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'
import { readSavedIds } from '#shared/catalogue/saved-list.ts'
import type { BusinessFilter } from '#shared/schemas/business-list.ts'
import { dependsOnTime } from '#shared/search/depends-on-time.ts'
import {
  presentBusiness,
  presentBusinessOnCard,
  presentBusinessPage,
} from './business.presenter.ts'
import type { BusinessService } from './business.service.ts'

export function businessListRoutes(
  route: Route,
  { businesses, answers }: { businesses: BusinessService; answers: AnswerCache },
): void {
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

  route('GET /api/businesses', async (request, reply) =>
    answers.answer(request, reply, JSON_TYPE, () =>
      isUnfiltered(request.query) ? listAll() : findOnce(request.url, request.query),
    ),
  )

  route('GET /api/businesses/named', async ({ query }) => {
    const found = await businesses.findCardsOf(readSavedIds(query.ids).ids)
    return { businesses: found.rows.map(presentBusinessOnCard(found)) }
  })

  route('GET /api/category/:slug', async ({ params }) => businesses.getCategory(params.slug))

  route('GET /api/businesses/category/:slug', async (request, reply) => {
    const { slug } = businesses.getCategory(request.params.slug)
    return answers.answer(request, reply, JSON_TYPE, () =>
      isUnfiltered(request.query)
        ? listAll(slug)
        : findOnce(request.url, { category: slug, ...request.query }),
    )
  })
}

const isUnfiltered = (query: object) => Object.values(query).every((value) => value === undefined)
