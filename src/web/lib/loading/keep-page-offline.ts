import type { AnyRouter, HistoryLocation } from '@tanstack/react-router'

/**
 * Without signal a link is followed only if all that its page needs is here already. The router would
 * otherwise leave the page first and then find nothing to show. The offline notice says why.
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
