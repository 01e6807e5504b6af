import { ImportPage } from '#web/features/imports/import-page.tsx'
import { pageNumber } from '#web/lib/page-number.ts'
import { personalPage } from '#web/routes/personal-page.tsx'

const AT_WORK = new Set(['checking', 'applying', 'undoing'])

export const importRoute = personalPage({
  path: '/admin/imports/$id',
  sheets: ['admin'],
  load: ({ api, query }, param) => api.getImport(param('id'), pageNumber(query.get('page') ?? '')),
  title: () => 'Import',
  Page: ImportPage,
  reloadAfter: ({ import: one }) => (AT_WORK.has(one.state) ? 2 : undefined),
})
