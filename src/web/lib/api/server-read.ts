import { notFound } from '@tanstack/react-router'
import { ApiError } from '#shared/api-error.ts'
import type { ServerReadApi } from '#shared/read-api.ts'
import type { PageRequest, RouterContext } from '#web/lib/router-context.ts'

/** For pages that only the server renders: a missing item becomes the route's 'not found'. */
export async function serverRead<T>(
  { serverApi }: RouterContext,
  read: (api: ServerReadApi) => Promise<T>,
): Promise<T> {
  if (!serverApi) throw new Error('Only the server makes this page.')
  return orNotFound(() => read(serverApi))
}

/** For pages for one person. An address that only looks like the page's has no request. */
export async function personalRead<T>(
  { request }: RouterContext,
  read: (request: PageRequest) => Promise<T>,
): Promise<T> {
  if (!request) throw notFound()
  return orNotFound(() => read(request))
}

async function orNotFound<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound({ data: error.detail })
    throw error
  }
}
