import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { sharePictures } from '#shared/share-picture.ts'
import { FEED_LINK, pageHead } from '#web/lib/page-head.ts'
import { rootRoute } from './root.route.tsx'

const loadPage = () => import('./blog-post.page.tsx')

export const blogPostRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blog/$id',
  // The articles come with their own files, so that no other page carries them.
  loader: async ({ params, context }) => {
    const [{ getBlogPost }, { articleMarkup }] = await Promise.all([
      import('#web/features/blog/blog-content.ts'),
      import('#web/features/blog/article-markup.ts'),
    ])
    const post = await getBlogPost(params.id)
    if (!post) throw notFound()
    return { post, jsonLd: articleMarkup(context.site, post) }
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match.context.site, {
          path: pages.blogPost(loaderData.post.id),
          title: `${loaderData.post.title} | CPT Recommends`,
          description: loaderData.post.excerpt,
          image: sharePictures.article(loaderData.post.id),
          type: 'article',
          jsonLd: loaderData.jsonLd,
          links: [FEED_LINK],
        })
      : {},
  component: lazyRouteComponent(loadPage, 'BlogPostPage'),
  notFoundComponent: lazyRouteComponent(loadPage, 'BlogPostNotFound'),
  staticData: { module: 'src/web/routes/blog-post.page.tsx' },
})
