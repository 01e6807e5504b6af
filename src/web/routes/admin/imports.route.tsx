import { ownPages } from '#shared/own-paths.ts'
import { ImportsPage } from '#web/features/imports/imports-page.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

export const importsRoute = personalPage({
  path: ownPages.imports,
  sheets: ['admin'],
  load: ({ api }) => api.getImports(),
  title: () => 'Import',
  Page: ImportsPage,
})
