import { FullScreenSpinner } from '#web/components/ui/feedback/spinner.tsx'
import { rootRoute } from './root.route.tsx'

/**
 * Rendered in the browser only: private pages, and pages with a token, must not enter the page cache. The
 * server sends a spinner, so that no screen is blank before the scripts run; during navigation the old page
 * stays.
 */
export const privatePage = {
  getParentRoute: () => rootRoute,
  ssr: false,
  pendingComponent: FullScreenSpinner,
  pendingMs: Number.POSITIVE_INFINITY,
} as const
