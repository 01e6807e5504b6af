import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { rootRoute } from './root.route.tsx'

export const blogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.blog,
  head: () => ({ meta: [{ title: 'Blog | CPT Recommends' }] }),
  component: lazyRouteComponent(() => import('./blog.page.tsx'), 'BlogPage'),
  staticData: { module: 'src/web/routes/blog.page.tsx' },
})
