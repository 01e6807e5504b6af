import type { AnyRouter, HistoryLocation } from '@tanstack/react-router'

/**
 * Offline, a link is followed only if everything its page needs is already loaded. Otherwise the router would
 * leave the page first and then have nothing to show. The offline notice says why.
 */
export function keepPageOffline(router: AnyRouter): void {
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ nextLocation }: { nextLocation: HistoryLocation }) => {
      if (navigator.onLine) return false
      const { pathname, search } = router.parseLocation(nextLocation)
      const matches = await router.preloadRoute({ to: pathname, search })
      return !matches?.every(({ status }) => status === 'success' || status === 'notFound')
    },
  })
}
