import { blogIndex } from 'virtual:blog-index'
import type { FastifyPluginAsync } from 'fastify'
import type { SitemapService } from '#server/features/businesses/sitemap.service.ts'
import type { SiteService } from '#server/features/site/site.service.ts'
import { siteMark } from '#server/features/site/site-mark.ts'
import type { UnclaimedService } from '#server/features/unclaimed/unclaimed.service.ts'
import type { AnswerCache } from '#server/platform/cache/answer-cache.ts'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { feeds, pages, reviewPages } from '#shared/paths.ts'
import { placePages } from '#shared/places/place-pages.ts'
import { robotsText } from './feeds/robots.ts'
import { blogFeed } from './feeds/rss.ts'
import { securityText } from './feeds/security-text.ts'
import { findSitePages } from './feeds/site-pages.ts'
import { sitemapIndex, urlSet } from './feeds/sitemap.ts'

const XML = 'application/xml; charset=utf-8'
const RSS = 'application/rss+xml; charset=utf-8'
const PLAIN = 'text/plain; charset=utf-8'

interface FeedOptions {
  context: Context
  site: SiteService
  sitemap: SitemapService
  unclaimed: UnclaimedService
  answers: AnswerCache
}

/** Files for search engines and feed readers. Cached until the catalogue changes, like the pages. */
export const feedRoutes: FastifyPluginAsync<FeedOptions> = async (
  app,
  { context, site, sitemap, unclaimed, answers },
) => {
  const absolute = (path: string) => `${context.publicUrl()}${path}`

  const serve = (path: string, type: string, make: (url: string) => string | Promise<string>) =>
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      answers.answer(request, reply, type, async () => make(request.url)),
    )

  serve(feeds.robots, PLAIN, async () => robotsText(context.publicUrl(), await site.isHidden()))
  serve(feeds.blog, RSS, () => blogFeed(context.publicUrl(), blogIndex))
  serve(feeds.sitemapOfPages, XML, async () => {
    const places = await sitemap.findPlaces()
    const ofPlaces = places.map(({ category, place }) => ({
      url: absolute(category ? placePages.category(category, place) : placePages.area(place)),
    }))
    return urlSet([...findSitePages(context.publicUrl(), await unclaimed.isOn()), ...ofPlaces])
  })

  // Not cached by us: its expiry date must always be in the future, however long nothing changes.
  app.get(feeds.security, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type(PLAIN)
      .header('cache-control', 'public, max-age=86400')
      .send(securityText(context.publicUrl(), context.config.securityContact, context.clock())),
  )

  // For 'Ready to open?', which asks whether the public address leads here.
  app.get(feeds.siteMark, { schema: { hide: true } }, (_request, reply) =>
    reply.type(PLAIN).header('cache-control', 'no-store').send(siteMark(context)),
  )

  serve(feeds.sitemap, XML, async () => {
    const parts = await sitemap.countParts()
    const ofBusinesses = Array.from({ length: parts }, (_, index) =>
      feeds.sitemapOfBusinesses(index + 1),
    )
    return sitemapIndex(
      [feeds.sitemapOfPages, ...ofBusinesses].map((path) => ({ url: absolute(path) })),
    )
  })

  serve('/sitemaps/businesses-:part(^[1-9]\\d{0,3}).xml', XML, async (url) => {
    const businesses = await sitemap.findPart(Number(/-(\d+)\.xml/.exec(url)?.[1]))
    if (businesses.length === 0) throw new AppError('not-found', 'There is no such part.')
    return urlSet(
      businesses.flatMap(({ id, changedAt, hasMoreReviews }) => [
        { url: absolute(pages.business(id)), changedAt },
        ...(hasMoreReviews ? [{ url: absolute(reviewPages.all(id)), changedAt }] : []),
      ]),
    )
  })
}
