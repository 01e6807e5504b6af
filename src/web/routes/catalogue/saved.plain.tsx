import { createRoute } from '@tanstack/react-router'
import { readSavedIds } from '#shared/catalogue/saved-list.ts'
import { savedPage } from '#shared/catalogue/saved-paths.ts'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { OwnSaved } from '#web/features/saved/own-saved.tsx'
import { SharedSaved } from '#web/features/saved/shared-saved.tsx'
import { serverRead } from '#web/lib/api/server-read.ts'
import { pageHead } from '#web/lib/head/page-head.ts'
import type { RouterContext } from '#web/lib/router-context.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

/** Null for the own list, which only the device has. */
async function loadList(context: RouterContext, asked: string | undefined) {
  if (asked === undefined) return { list: null }
  const { ids, isCut } = readSavedIds(asked)
  const businesses = await serverRead(context, (api) => api.findNamedBusinesses(ids))
  return { list: { businesses, gone: ids.length - businesses.length, isCut } }
}

/** The businesses that a device has saved, or with ids in the address a shared list. */
export const savedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/saved',
  validateSearch: ({ ids }: Record<string, unknown>): { ids?: string } => ({
    ids: typeof ids === 'string' ? ids : undefined,
  }),
  loaderDeps: ({ search: { ids } }) => ({ asked: ids }),
  loader: ({ context, deps: { asked } }) => loadList(context, asked),
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: savedPage,
      title: 'Saved | CPT Recommends',
      description: 'Businesses in Cape Town that somebody has saved.',
      noIndex: true,
    }),
  component: () => <SavedPage {...savedRoute.useLoaderData()} />,
  staticData: { isPlain: true },
})

function SavedPage({ list }: Awaited<ReturnType<typeof loadList>>) {
  return <PlainFrame>{list === null ? <OwnSaved /> : <SharedSaved {...list} />}</PlainFrame>
}
