import { CONVERSATION_STATES } from '#shared/help/contact.ts'
import { ownPages } from '#shared/own-paths.ts'
import { oneOf } from '#shared/text/one-of.ts'
import { GoneFromInbox, InboxPage } from '#web/features/desk/inbox/inbox-page.tsx'
import { pageNumber } from '#web/lib/page-number.ts'
import type { PageRequest } from '#web/lib/router-context.ts'
import { personalPage } from '#web/routes/personal-page.tsx'

const load = async ({ api, now, query }: PageRequest, id?: string) => {
  const inbox = await api.getInbox({
    state: oneOf(CONVERSATION_STATES, query.get('state') ?? ''),
    page: pageNumber(query.get('page') ?? ''),
    id,
  })
  const votes = id === undefined ? await api.findHelpVotes() : []
  return { inbox, votes, now, done: query.get('done') }
}

const inboxRoute = personalPage({
  path: ownPages.support,
  sheets: ['admin'],
  load: (request) => load(request),
  title: () => 'Support',
  Page: InboxPage,
})

const openedRoute = personalPage({
  path: '/admin/support/$id',
  sheets: ['admin'],
  load: (request, param) => load(request, param('id')),
  title: ({ inbox }) => inbox.opened?.reference ?? 'Support',
  Refused: GoneFromInbox,
  Page: InboxPage,
})

export const supportRoutes = [inboxRoute, openedRoute]
