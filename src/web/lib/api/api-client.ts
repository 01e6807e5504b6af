import { fillAddress } from '#shared/api/address.ts'
import type { AnswerOf, CallArguments, JsonCall } from '#shared/api/api.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ReadApi } from '#shared/read-api.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { fetchOrFail } from './connection-error.ts'

export async function readError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  if (response.headers.get('content-type')?.startsWith('application/problem+json')) {
    try {
      const problem: Partial<Problem> = JSON.parse(text)
      return new ApiError(response.status, problem.detail ?? response.statusText, problem.errors)
    } catch {
      // Not valid JSON despite its type: only its text can be shown.
    }
  }
  return new ApiError(response.status, text || response.statusText)
}

/**
 * Calls the API by name, as `call('GET /api/business/:id', { params: { id } })`. The browser has only the types
 * of the contract: the server has checked the answer with its schema, which would add zod to every first load.
 */
export async function call<C extends JsonCall>(
  name: C,
  ...[given]: CallArguments<C>
): Promise<AnswerOf<C>> {
  const response = await fetchOrFail(fillAddress(name, given), {
    method: name.slice(0, name.indexOf(' ')),
    credentials: 'include',
    ...(given?.body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(given.body),
    }),
  })
  if (!response.ok) throw await readError(response)
  const text = await response.text()
  return JSON.parse(text || 'null')
}

export const httpApi: ReadApi = {
  getBusiness: (id) => call('GET /api/business/:id', { params: { id } }),
  // `page` is always sent: without any parameter the call returns every business.
  findBusinesses: async ({ page = 1, ...filter }) => {
    const answer = await call('GET /api/businesses', { query: { ...filter, page } })
    if ('page' in answer) return answer
    throw new Error('The answer is not a page of businesses.')
  },
  findNamedBusinesses: (ids) => call('GET /api/businesses/named', { query: { ids: ids.join() } }),
  getCategory: (slug) => call('GET /api/category/:slug', { params: { slug } }),
  getCategories: () => call('GET /api/categories'),
  getFeaturedGems: () => call('GET /api/featured-gems'),
}
