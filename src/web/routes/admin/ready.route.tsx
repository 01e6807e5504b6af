import { ownPages } from '#shared/own-paths.ts'
import { ReadyPage } from '#web/features/readiness/ready-page.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

export const readyRoute = personalPage({
  path: ownPages.ready,
  sheets: ['admin'],
  load: async ({ api, query }) => ({ ...(await api.getReadiness()), done: query.get('done') }),
  title: ({ openedAt }) => (openedAt === null ? 'Ready to open?' : 'All well?'),
  Page: ReadyPage,
})
