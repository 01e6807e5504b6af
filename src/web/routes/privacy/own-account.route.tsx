import { ownPages } from '#shared/own-paths.ts'
import { OwnAccountPage } from '#web/features/personal-data/own/own-account-page.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

export const ownAccountRoute = personalPage({
  path: ownPages.account,
  sheets: ['owner', 'billing', 'privacy'],
  load: async ({ api, query }) => ({
    ...(await api.getOwnAccount()),
    asks: query.get('ask') === 'close',
    isKept: query.get('done') === 'kept',
  }),
  title: () => 'Account',
  // The file is made within a minute or two.
  reloadAfter: ({ download }) => (download.state === 'making' ? 20 : undefined),
  Page: OwnAccountPage,
})
