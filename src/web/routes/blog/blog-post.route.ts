import { createRoute, notFound } from '@tanstack/react-router'
import { lazyPage } from '#web/lib/loading/lazy-page.ts'
import { loadOnce } from '#web/lib/loading/load-once.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

const loadPage = loadOnce(() => import('./blog-post.page.tsx'))

export const blogPostRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blog/$id',
  // The articles are in their own files, so that no other page loads them.
  loader: async ({ params }) => {
    const { getBlogPost } = await loadPage()
    const post = await getBlogPost(params.id)
    if (!post) throw notFound()
    return { post }
  },
  head: async ({ match, loaderData }) =>
    loaderData ? (await loadPage()).blogPostHead(match.context.site, loaderData.post) : {},
  component: lazyPage(loadPage, 'BlogPostPage'),
  notFoundComponent: lazyPage(loadPage, 'BlogPostNotFound'),
  staticData: { module: 'src/web/routes/blog/blog-post.page.tsx' },
})
