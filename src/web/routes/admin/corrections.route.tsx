import { ownPages } from '#shared/own-paths.ts'
import { CorrectionsPage } from '#web/features/corrections/corrections-page.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

export const correctionsRoute = personalPage({
  path: ownPages.corrections,
  sheets: ['admin'],
  load: async ({ api, query }) => ({
    ...(await api.getAdminCorrections()),
    done: query.get('done'),
  }),
  title: () => 'Corrections',
  Page: CorrectionsPage,
})
