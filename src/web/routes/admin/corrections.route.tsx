import { ownPages } from '#shared/own-paths.ts'
import { CorrectionsPage } from '#web/features/corrections/corrections-page.tsx'
import { pageNumber } from '#web/lib/page-number.ts'
import { personalPage } from '#web/routes/personal-page.tsx'

export const correctionsRoute = personalPage({
  path: ownPages.corrections,
  sheets: ['admin'],
  load: async ({ api, query }) => {
    const q = (query.get('q') ?? '').slice(0, 200)
    const { changes } = await api.getAdminChanges({ q })
    const page = pageNumber(query.get('page') ?? '')
    return {
      ...(await api.getAdminCorrections(page)),
      page,
      changes,
      q,
      done: query.get('done'),
    }
  },
  title: () => 'Corrections',
  Page: CorrectionsPage,
})
