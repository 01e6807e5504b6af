import { ownPages } from '#shared/own-paths.ts'
import { OwnConversations } from '#web/features/desk/own-conversations.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

export const ownHelpRoute = personalPage({
  path: ownPages.help,
  sheets: ['owner', 'about'],
  load: ({ api }) => api.getOwnConversations(),
  title: () => 'Help',
  Page: OwnConversations,
})
