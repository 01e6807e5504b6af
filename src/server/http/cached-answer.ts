import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import {
  type CachedPage,
  chooseEncoding,
  createPageCache,
  type PageCache,
} from '#server/render/page-cache.ts'

/** 304 if the visitor has it, otherwise its bytes as they lie in memory, compressed once. */
export async function sendCached(
  cache: PageCache,
  page: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag)
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await cache.body(page, encoding))
}

export type CachedAnswers = (
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<string>,
) => Promise<FastifyReply>

/** JSON that is the same for everybody: made once a state of the catalogue, whoever asks first. */
export function createCachedAnswers({
  catalogue,
  clock,
}: Pick<Context, 'catalogue' | 'clock'>): CachedAnswers {
  const cache = createPageCache(() => clock().getTime())
  const underWay = new Map<string, Promise<CachedPage>>()

  const makeOnce = (url: string, version: string, make: () => Promise<string>) => {
    const key = `${version} ${url}`
    const running = underWay.get(key)
    if (running !== undefined) return running
    const made = make()
      .then((json) => cache.set(url, version, json))
      .finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  return async (request, reply, make) => {
    const version = catalogue.current()
    const page = cache.get(request.url, version) ?? (await makeOnce(request.url, version, make))
    reply.header('content-type', 'application/json; charset=utf-8')
    return sendCached(cache, page, request, reply)
  }
}
