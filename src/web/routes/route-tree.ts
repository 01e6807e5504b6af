import {
  changeEmailRoute,
  confirmEmailRoute,
  forgotPasswordRoute,
  newPasswordRoute,
  notMeRoute,
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
import { savedRoute } from './catalogue/saved.route.ts'
import { searchRoute } from './catalogue/search.route.ts'
import { homeRoute } from './home.route.ts'
import { rootRoute } from './root.route.tsx'

/** One line per address. */
export const routes = [
  homeRoute,
  searchRoute,
  categoriesRoute,
  categoryRoute,
  savedRoute,
  businessRoute,
  blogRoute,
  blogPostRoute,
  authRoutes,
  forgotPasswordRoute,
  resetPasswordRoute,
  newPasswordRoute,
  secondFactorRoute,
  confirmEmailRoute,
  changeEmailRoute,
  notMeRoute,
  dashboardRoute,
  adminRoute,
  adminPanelRoute,
]

export const routeTree = rootRoute.addChildren(routes)
