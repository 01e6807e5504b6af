import { ownPages } from '#shared/own-paths.ts'
import { InvitationsPage } from '#web/features/invitations/invitations-page.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

export const invitationsRoute = personalPage({
  path: ownPages.invitations,
  sheets: ['admin'],
  load: async ({ api, query }) => ({
    ...(await api.getInvitations()),
    done: { sent: query.get('sent'), isClosed: query.has('closed') },
  }),
  title: () => 'Invitations',
  Page: InvitationsPage,
})
