import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { OfflineNotice } from '#web/components/layout/offline-notice.tsx'
import { TOASTER_KEY, Toaster } from '#web/components/ui/feedback/toaster.tsx'
import { fetchWhenIdle } from '#web/lib/loading/when-idle.ts'
import type { RouterContext } from '#web/lib/router-context.ts'
import {
  dismissOldToast,
  notePress,
  readServerToasts,
  readToasts,
  subscribeToToasts,
} from '#web/lib/toast.ts'

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#fcf6ea' },
      ...(match.context.site.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      ...match.context.site.assets.styles.map((href) => ({ rel: 'stylesheet', href })),
      { rel: 'icon', type: 'image/svg+xml', href: '/art/favicon.svg' },
      { rel: 'apple-touch-icon', href: '/art/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  component: Document,
})

function Document() {
  useFirstInteraction()
  // Marks that hydration is done; tests wait for it, and a style may use it.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'yes'
  }, [])
  return (
    <html lang="en-ZA">
      <head>
        <HeadContent />
      </head>
      <body>
        <a className="skip-link btn btn--ink" href="#content">
          Skip to content
        </a>
        <ProgressLine />
        <Outlet />
        <OfflineNotice />
        <Toasts />
      </body>
    </html>
  )
}

/** The old page stays while the next one loads; the progress line says so, after a delay set in its style. */
function ProgressLine() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  return loading ? <div className="progress" role="progressbar" aria-label="Loading page" /> : null
}

function Toasts() {
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', dismissOldToast), [router])
  useEffect(() => addEventListener('pointerdown', notePress, { passive: true }), [])
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readServerToasts)
  const [isCalled, setIsCalled] = useState(false)
  useEffect(() => {
    const call = ({ key }: KeyboardEvent) => key === TOASTER_KEY && setIsCalled(true)
    addEventListener('keydown', call)
    return () => removeEventListener('keydown', call)
  }, [])
  return isCalled || toasts.length > 0 ? <Toaster takesFocus={isCalled} /> : null
}

/** The code of hearts and tooltips: loaded when idle, or with the first pointer or focus event. */
function useFirstInteraction() {
  const router = useRouter()
  useEffect(() => {
    // Until the code is loaded, the pointer may have moved to an icon.
    let latest: Event | undefined
    const load = async () =>
      (await import('#web/lib/first-interaction.ts')).startOnFirstInteraction(router, latest)
    const start = (event: Event) => {
      const isFirst = !latest
      if (isFirst && !navigator.onLine) return
      latest = event
      // A failed load is no error: icons have their name.
      if (isFirst) load().catch(() => undefined)
    }
    addEventListener('pointerover', start)
    addEventListener('focusin', start)
    // The document is never unmounted, and the code is loaded once.
    fetchWhenIdle(load)
  }, [router])
}
