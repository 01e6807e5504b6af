import { FullScreenSpinner } from '#web/components/ui/feedback/spinner.tsx'
import { rootRoute } from './root.route.tsx'

/**
 * Rendered in the browser only: what is private, or opens by a token, must not enter the page cache. The server
 * sends the spinner, so that no screen is blank before the scripts run; on the way from another page that one stays.
 */
export const privatePage = {
  getParentRoute: () => rootRoute,
  ssr: false,
  pendingComponent: FullScreenSpinner,
  pendingMs: Number.POSITIVE_INFINITY,
} as const
