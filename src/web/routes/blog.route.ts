import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { FEED_LINK, pageHead } from '#web/lib/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const blogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.blog,
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: pages.blog,
      title: 'Blog: notes for Cape Town business owners | CPT Recommends',
      description:
        'Ten plain articles on being found, being trusted and being paid, for anyone who runs a business in Cape Town.',
      links: [FEED_LINK],
    }),
  component: lazyRouteComponent(() => import('./blog.page.tsx'), 'BlogPage'),
  staticData: { module: 'src/web/routes/blog.page.tsx' },
})
