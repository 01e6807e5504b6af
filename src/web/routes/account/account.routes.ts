import { createRoute } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { lazyPage } from '#web/lib/loading/lazy-page.ts'
import { privatePage } from '#web/routes/private-page.ts'

const titled = (title: string) => () => ({
  meta: [{ title: `${title} | CPT Recommends` }, { name: 'robots', content: 'noindex' }],
})

/** Tokens come from links in mails. */
const readToken = (search: Record<string, unknown>): { token?: string } => ({
  token: typeof search.token === 'string' ? search.token : undefined,
})

const account = {
  ...privatePage,
  staticData: { module: 'src/web/routes/account/account.page.tsx' },
} as const

export const forgotPasswordRoute = createRoute({
  ...account,
  path: pages.forgotPassword,
  head: titled('Forgot your password?'),
  component: lazyPage(() => import('./account.page.tsx'), 'ForgotPasswordPage'),
})

export const resetPasswordRoute = createRoute({
  ...account,
  path: pages.resetPassword,
  validateSearch: readToken,
  head: titled('Choose a new password'),
  component: lazyPage(() => import('./account.page.tsx'), 'ResetPasswordPage'),
})

export const newPasswordRoute = createRoute({
  ...account,
  path: pages.newPassword,
  head: titled('Choose a new password'),
  component: lazyPage(() => import('./account.page.tsx'), 'NewPasswordPage'),
})

/** A separate page: its code would be too large for a visitor with a forgotten password. */
export const secondFactorRoute = createRoute({
  ...account,
  path: pages.secondFactor,
  head: titled('Set up your second sign-in step'),
  component: lazyPage(() => import('./second-factor.page.tsx'), 'SecondFactorPage'),
  staticData: { module: 'src/web/routes/account/second-factor.page.tsx', sheets: ['owner'] },
})

export const confirmEmailRoute = createRoute({
  ...account,
  path: pages.confirmEmail,
  validateSearch: readToken,
  head: titled('Confirm your e-mail address'),
  component: lazyPage(() => import('./account.page.tsx'), 'ConfirmEmailPage'),
})

export const changeEmailRoute = createRoute({
  ...account,
  path: pages.changeEmail,
  validateSearch: readToken,
  head: titled('Confirm your new e-mail address'),
  component: lazyPage(() => import('./account.page.tsx'), 'ChangeEmailPage'),
})

export const notMeRoute = createRoute({
  ...account,
  path: pages.notMe,
  validateSearch: readToken,
  head: titled('This was not me'),
  component: lazyPage(() => import('./account.page.tsx'), 'NotMePage'),
})
