import { type DehydratedState, hydrate, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Site } from '#shared/site.ts'
import { httpApi } from './lib/api/api-client.ts'
import { createQueryClient } from './lib/api/query-client.ts'
import { keepPageOffline } from './lib/loading/keep-page-offline.ts'
import { createAppRouter } from './router.tsx'
import './site.css'

interface PageState {
  site: Site
  queries: DehydratedState
}

async function start(): Promise<void> {
  const state: PageState = JSON.parse(document.getElementById('state')?.textContent ?? '{}')
  const queryClient = createQueryClient(httpApi)
  hydrate(queryClient, state.queries)
  const router = createAppRouter({ queryClient, site: state.site }, { browser: true })
  // Tells the router that the first page is already rendered, so that it does not start as pending.
  router.ssr = { manifest: undefined }
  keepPageOffline(router)
  await router.load()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    )
  })
}

// In a task of its own, so that an event can be handled between this and the code's start.
setTimeout(start)
