import { notFound } from '@tanstack/react-router'
import { ApiError } from '#shared/api-error.ts'
import type { ServerReadApi } from '#shared/read-api.ts'
import type { RouterContext } from '#web/lib/router-context.ts'

/** For pages that only the server renders: a missing item becomes the route's 'not found'. */
export async function serverRead<T>(
  { serverApi }: RouterContext,
  read: (api: ServerReadApi) => Promise<T>,
): Promise<T> {
  if (!serverApi) throw new Error('Only the server makes this page.')
  try {
    return await read(serverApi)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  }
}
