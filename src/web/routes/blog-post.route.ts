import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.route.tsx'

export const blogPostRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blog/$id',
  head: () => ({ meta: [{ title: 'Blog | CPT Recommends' }] }),
  component: lazyRouteComponent(() => import('./blog-post.page.tsx'), 'BlogPostPage'),
  staticData: { module: 'src/web/routes/blog-post.page.tsx' },
})
