import { ADMIN_PAGE_SIZE } from '#shared/accounts/admin.ts'
import type { InboxView } from '#shared/help/conversation-view.ts'
import type { HelpVotes } from '#shared/help/help-votes.ts'
import { ownPages } from '#shared/own-paths.ts'
import { AdminPageBar } from '#web/components/admin/admin-page-bar.tsx'
import { NotFoundState } from '#web/components/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/components/ui/navigation/pagination.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { HelpedList } from './helped-list.tsx'
import { InboxConversation } from './inbox-conversation.tsx'
import { InboxList } from './inbox-list.tsx'
import { inboxAddress } from './inbox-words.ts'

interface InboxPageProps {
  inbox: InboxView
  /** Of the answers of the Help Center. */
  votes: HelpVotes[]
  now: Date
  /** What the form on this page has just done. */
  done: string | null
}

/** The admin's inbox: what waits, and one conversation beside it, or in its place on a phone. */
export function InboxPage({ inbox, votes, now, done }: InboxPageProps) {
  const { state, page, counts, opened } = inbox
  return (
    <>
      <AdminPageBar current={ownPages.support} />
      <main id="content" className="wrap admin">
        <h1>Support</h1>
        <div className={classNames('inbox', opened && 'inbox--opened')}>
          <section className="inbox__list" aria-label="Conversations">
            <InboxList inbox={inbox} now={now} />
            <Pagination
              page={page}
              pageCount={Math.ceil(counts[state] / ADMIN_PAGE_SIZE)}
              renderLink={(to, props) => <a {...props} href={inboxAddress(state, to)} />}
            />
          </section>
          {opened ? (
            <InboxConversation opened={opened} now={now} done={done} />
          ) : (
            <p className="inbox__none muted">Choose a conversation to read and answer it.</p>
          )}
        </div>
        {votes.length > 0 && <HelpedList votes={votes} />}
      </main>
    </>
  )
}

/** Erased by its writer, or never there. */
export function GoneFromInbox({ sentence }: { sentence: string }) {
  return (
    <>
      <AdminPageBar current="" />
      <main id="content">
        <NotFoundState
          title="No such conversation"
          text={sentence}
          action={<a href={ownPages.support}>To the inbox</a>}
        />
      </main>
    </>
  )
}
