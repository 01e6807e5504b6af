import {
  confirmEmailRoute,
  forgotPasswordRoute,
  newPasswordRoute,
  resetPasswordRoute,
  secondFactorRoute,
} from './account.routes.ts'
import { adminRoute } from './admin.route.ts'
import { adminPanelRoute } from './admin-panel.route.ts'
import { authRoutes } from './auth.route.ts'
import { blogRoute } from './blog.route.ts'
import { blogPostRoute } from './blog-post.route.ts'
import { businessRoute } from './business.route.ts'
import { categoriesRoute } from './categories.route.ts'
import { categoryRoute } from './category.route.ts'
import { dashboardRoute } from './dashboard.route.ts'
import { devUiRoutes } from './dev-ui.route.ts'
import { digestUnsubscribeRoute } from './digest-unsubscribe.route.ts'
import { homeRoute } from './home.route.ts'
import { newsletterConfirmRoute } from './newsletter-confirm.route.ts'
import { newsletterUnsubscribeRoute } from './newsletter-unsubscribe.route.ts'
import { rootRoute } from './root.route.tsx'
import { searchRoute } from './search.route.ts'

/** One line an address. */
export const routes = [
  homeRoute,
  searchRoute,
  categoriesRoute,
  categoryRoute,
  businessRoute,
  blogRoute,
  blogPostRoute,
  authRoutes,
  forgotPasswordRoute,
  resetPasswordRoute,
  newPasswordRoute,
  secondFactorRoute,
  confirmEmailRoute,
  dashboardRoute,
  adminRoute,
  adminPanelRoute,
  digestUnsubscribeRoute,
  newsletterConfirmRoute,
  newsletterUnsubscribeRoute,
  // The workshop of primitives is not built for production.
  ...devUiRoutes,
]

export const routeTree = rootRoute.addChildren(routes)
