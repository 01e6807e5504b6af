import { buffer } from 'node:stream/consumers'
import { blogIndex } from 'virtual:blog-index'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { presentBusiness } from '#server/features/businesses/business.presenter.ts'
import { Refusal } from '#server/platform/errors.ts'
import { createWorkQueue } from '#server/platform/work-queue.ts'
import type { Services } from '#server/services.ts'
import { getCategory } from '#shared/catalogue/categories.ts'
import { sharePictures, sharePictureVersion } from '#shared/share-picture.ts'
import { createPictureCache } from './picture-cache.ts'

const DAY = 'public, max-age=86400'
const FOR_EVER = 'public, max-age=31536000, immutable'

export interface SharePictureOptions {
  services: Services
  /** Where the art and the fonts lie. */
  publicDir: string
}

/** The cards that WhatsApp, Facebook and X show beside a shared link. */
export const sharePictureRoutes: FastifyPluginAsyncZod<SharePictureOptions> = async (
  app,
  { services, publicDir },
) => {
  // Loaded with the first picture: drawing takes memory that a site without shared links never needs.
  const studio = once(async () => (await import('./studio.ts')).openStudio(publicDir))
  const cached = createPictureCache()
  // Drawing takes a core for a moment: never two at once, however many links are shared.
  const enqueue = createWorkQueue({
    running: 1,
    waiting: 64,
    busy: 'Many pictures are being drawn. Please try again shortly.',
  })
  const get = (key: string, draw: () => Promise<Buffer>) => cached(key, () => enqueue(draw))
  const hidden = { hide: true }

  const readPhoto = async (imageKey: string | null): Promise<Buffer | null> => {
    const file = imageKey === null ? null : await services.uploads.openFile(imageKey, '1200.webp')
    return file ? buffer(file.stream) : null
  }

  app.get(sharePictures.home, { schema: hidden }, async (_, reply) =>
    send(reply, DAY, await get('home', async () => (await studio()).drawHome())),
  )

  app.get(
    '/share/category/:slug.jpg',
    { schema: { ...hidden, params: z.object({ slug: z.string() }) } },
    async ({ params }, reply) => {
      const category = getCategory(params.slug)
      if (!category) throw new Refusal('not-found', 'There is no such category.')
      const picture = await get(`category ${category.slug}`, async () =>
        (await studio()).drawCategory(category),
      )
      return send(reply, DAY, picture)
    },
  )

  app.get(
    '/share/blog/:id.jpg',
    { schema: { ...hidden, params: z.object({ id: z.string() }) } },
    async ({ params }, reply) => {
      const post = blogIndex.find(({ id }) => id === params.id)
      if (!post) throw new Refusal('not-found', 'There is no such article.')
      const picture = await get(`article ${post.id}`, async () =>
        (await studio()).drawArticle(post),
      )
      return send(reply, DAY, picture)
    },
  )

  app.get(
    '/share/business/:id.jpg',
    {
      schema: {
        ...hidden,
        params: z.object({ id: z.string() }),
        querystring: z.object({ v: z.string().optional() }),
      },
    },
    async ({ params, query }, reply) => {
      const { business: row } = await services.businessDetails.get(params.id)
      const business = presentBusiness(row)
      const version = sharePictureVersion(business)
      const picture = await get(`business ${business.id} ${version}`, async () =>
        (await studio()).drawBusiness(business, await readPhoto(row.imageKey)),
      )
      return send(reply, query.v === version ? FOR_EVER : DAY, picture)
    },
  )
}

function send(reply: FastifyReply, cacheControl: string, picture: Buffer): FastifyReply {
  return reply
    .header('content-type', 'image/jpeg')
    .header('cache-control', cacheControl)
    .send(picture)
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
