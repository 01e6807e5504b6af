import {
  confirmEmailRoute,
  forgotPasswordRoute,
  newPasswordRoute,
  resetPasswordRoute,
  secondFactorRoute,
} from './account/account.routes.ts'
import { authRoutes } from './account/auth.route.ts'
import { dashboardRoute } from './account/dashboard.route.ts'
import { adminRoute } from './admin/admin.route.ts'
import { adminPanelRoute } from './admin/admin-panel.route.ts'
import { blogRoute } from './blog/blog.route.ts'
import { blogPostRoute } from './blog/blog-post.route.ts'
import { businessRoute } from './business/business.route.ts'
import { categoriesRoute } from './catalogue/categories.route.ts'
import { categoryRoute } from './catalogue/category.route.ts'
import { searchRoute } from './catalogue/search.route.ts'
import { devUiRoutes } from './dev-ui.route.ts'
import { homeRoute } from './home.route.ts'
import { digestUnsubscribeRoute } from './mail-links/digest-unsubscribe.route.ts'
import { newsletterConfirmRoute } from './mail-links/newsletter-confirm.route.ts'
import { newsletterUnsubscribeRoute } from './mail-links/newsletter-unsubscribe.route.ts'
import { rootRoute } from './root.route.tsx'

/** One line per address. */
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
  // The page of primitives is not built for production.
  ...devUiRoutes,
]

export const routeTree = rootRoute.addChildren(routes)
