import { statSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { blogIndex } from 'virtual:blog-index'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { presentBusiness } from '#server/features/businesses/business.presenter.ts'
import { AppError } from '#server/platform/errors.ts'
import { createWorkerProcess } from '#server/platform/images/worker-process.ts'
import { createWorkQueue } from '#server/platform/work-queue.ts'
import type { Services } from '#server/services.ts'
import { getCategory } from '#shared/catalogue/categories.ts'
import { pages } from '#shared/paths.ts'
import { POSTER_FORMATS, sharePictures, sharePictureVersion } from '#shared/share-picture.ts'
import type { SharePicture, SharePictureJob } from './draw-share-picture.ts'
import { createPictureFolder } from './picture-folder.ts'

const DAY = 'public, max-age=86400'
const FOR_EVER = 'public, max-age=31536000, immutable'

const RELEASE = statSync(import.meta.filename).mtimeMs

export interface SharePictureOptions {
  services: Services
  publicUrl: () => string
  /** Where the art and the fonts are. */
  publicDir: string
  /** Where finished cards are stored. */
  folder: string
}

/** The cards that WhatsApp, Facebook and X show beside a shared link. */
export const sharePictureRoutes: FastifyPluginAsyncZod<SharePictureOptions> = async (
  app,
  { services, publicUrl, publicDir, folder },
) => {
  const draw = createWorkerProcess<SharePictureJob, Uint8Array>({
    folder: import.meta.dirname,
    name: 'share-picture-worker',
  })
  // Drawing takes a core for a moment: never two at once, however many links are shared.
  const enqueue = createWorkQueue({
    running: 1,
    waiting: 16,
    busy: 'Many pictures are being drawn. Please try again shortly.',
  })
  const cached = createPictureFolder({
    folder,
    onError: (err) => app.log.error({ err }, 'a share picture could not be stored'),
  })
  /** The key contains what the card shows, and RELEASE, so that a build that draws it differently draws it again. */
  const get = (key: string, describe: () => Promise<SharePicture>) =>
    cached(`${RELEASE} ${key}`, () =>
      enqueue(async () => Buffer.from(await draw({ publicDir, picture: await describe() }))),
    )
  const hidden = { hide: true }

  const readPhoto = async (imageKey: string | null): Promise<Buffer | null> => {
    const file = imageKey === null ? null : await services.uploads.openFile(imageKey, '1200.webp')
    return file ? buffer(file.stream) : null
  }

  app.get(sharePictures.home, { schema: hidden }, async (_, reply) =>
    send(reply, DAY, await get('home', async () => ({ of: 'home' }))),
  )

  app.get(
    '/share/category/:slug.jpg',
    { schema: { ...hidden, params: z.object({ slug: z.string() }) } },
    async ({ params }, reply) => {
      const category = getCategory(params.slug)
      if (!category) throw new AppError('not-found', 'We can’t find that category.')
      const picture = await get(`category ${category.slug}`, async () => ({
        of: 'category',
        category,
      }))
      return send(reply, DAY, picture)
    },
  )

  app.get(
    '/share/blog/:id.jpg',
    { schema: { ...hidden, params: z.object({ id: z.string() }) } },
    async ({ params }, reply) => {
      const post = blogIndex.find(({ id }) => id === params.id)
      if (!post) throw new AppError('not-found', 'We can’t find that article.')
      const picture = await get(`article ${post.id}`, async () => ({ of: 'article', post }))
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
      const picture = await get(`business ${business.id} ${version}`, async () => ({
        of: 'business',
        business,
        photo: await readPhoto(row.imageKey),
      }))
      return send(reply, query.v === version ? FOR_EVER : DAY, picture)
    },
  )

  app.get(
    '/share/business/:id/poster.:format',
    {
      schema: {
        ...hidden,
        params: z.object({ id: z.string(), format: z.enum(POSTER_FORMATS) }),
      },
    },
    async ({ params: { id, format } }, reply) => {
      const business = presentBusiness((await services.businessDetails.get(id)).business)
      const url = publicUrl() + pages.business(business.id)
      const key = ['poster', format, url, business.businessName, business.industry].join(' ')
      const poster = await get(key, async () => ({ of: 'poster', business, url, format }))
      return reply
        .header('content-type', POSTER_TYPES[format])
        .header('content-disposition', `attachment; filename="cpt-recommends-poster.${format}"`)
        .header('cache-control', 'no-cache')
        .send(poster)
    },
  )
}

const POSTER_TYPES = { png: 'image/png', pdf: 'application/pdf' }

function send(reply: FastifyReply, cacheControl: string, picture: Buffer): FastifyReply {
  return reply
    .header('content-type', 'image/jpeg')
    .header('cache-control', cacheControl)
    .send(picture)
}
