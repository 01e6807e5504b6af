import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { lazyPage } from '#web/lib/loading/lazy-page.ts'
import { loadOnce } from '#web/lib/loading/load-once.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

const loadPage = loadOnce(() => import('./blog.page.tsx'))

export const blogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.blog,
  head: async ({ match }) => (await loadPage()).blogHead(match.context.site),
  component: lazyPage(loadPage, 'BlogPage'),
  staticData: { module: 'src/web/routes/blog/blog.page.tsx' },
})
