import { ApiError } from '#shared/api-error.ts'
import { api } from '#shared/paths.ts'
import type { ReadApi } from '#shared/read-api.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { stringifySearch } from '#web/lib/search-params.ts'
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
 * T is inferred from the schema with which the server serialises this answer; parsing it again would add zod
 * to every first load.
 */
async function send<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetchOrFail(path, { credentials: 'include', ...init })
  if (!response.ok) throw await readError(response)
  const text = await response.text()
  return JSON.parse(text || 'null')
}

export function getJson<T>(path: string): Promise<T> {
  return send<T>(path, { method: 'GET', headers: { accept: 'application/json' } })
}

export function sendJson<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  if (body === undefined) return send<T>(path, { method })
  return send<T>(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

export const httpApi: ReadApi = {
  getBusiness: (id) => getJson(api.business(id)),
  // `page` is always sent: without any parameter the call returns every business.
  findBusinesses: ({ page = 1, ...filter }) =>
    getJson(`${api.businesses}${stringifySearch({ ...filter, page })}`),
  getCategory: (slug) => getJson(api.category(slug)),
  getCategories: () => getJson(api.categories),
  getFeaturedGems: () => getJson(api.featuredGems),
}
