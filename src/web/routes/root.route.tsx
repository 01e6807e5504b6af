import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { PRELOADED_FONTS } from '#web/lib/fonts.ts'
import {
  dismissOldToast,
  notePress,
  readServerToasts,
  readToasts,
  subscribeToToasts,
} from '#web/lib/toast.ts'
import type { RouterContext } from '#web/router.tsx'

const Toaster = lazy(() =>
  import('#web/components/ui/toaster.tsx').then((module) => ({ default: module.Toaster })),
)

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#fcf6ea' },
    ],
    links: [
      ...match.context.site.assets.styles.map((href) => ({ rel: 'stylesheet', href })),
      ...PRELOADED_FONTS.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
        href,
      })),
      { rel: 'icon', type: 'image/svg+xml', href: '/art/favicon.svg' },
      { rel: 'apple-touch-icon', href: '/art/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  component: Document,
})

function Document() {
  // Says that buttons answer now; tests wait for it, and a style may.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'yes'
  }, [])
  return (
    <html lang="en-ZA">
      <head>
        <HeadContent />
      </head>
      <body>
        <a className="skip btn btn--ink" href="#content">
          Skip to content
        </a>
        <ProgressLine />
        <Outlet />
        <LateToaster />
      </body>
    </html>
  )
}

/** The old page stays while the next one comes; the line says that it does. Its style shows it late. */
function ProgressLine() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  return loading ? <div className="progress" role="progressbar" aria-label="Loading page" /> : null
}

/** Most visits never see a toast, so its code comes with the first one; the store keeps it till then. */
function LateToaster() {
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', dismissOldToast), [router])
  useEffect(() => {
    addEventListener('pointerdown', notePress, { passive: true })
    return () => removeEventListener('pointerdown', notePress)
  }, [])
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readServerToasts)
  return toasts.length === 0 ? null : (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
