import { promiseSentence } from '#shared/help/contact.ts'
import type { OwnConversationsView } from '#shared/help/conversation-view.ts'
import { helpPages } from '#shared/paths.ts'
import { formatDate } from '#shared/time/dates.ts'
import { OwnPage } from '#web/components/own-page.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { ConversationBadge } from './conversation-state.tsx'

/** The owner's page Help: what was asked, and the way to ask. Links alone, no script. */
export function OwnConversations({ businessName, plan, conversations }: OwnConversationsView) {
  return (
    <OwnPage title="Help" businessName={businessName} className="conversation">
      <section className="conversation__promise">
        <p>
          <b>{promiseSentence(plan)}</b> Many answers are in the{' '}
          <a href={helpPages.home}>Help Center</a>.
        </p>
        <a className={buttonClass({ size: 'sm' })} href={helpPages.contact}>
          Write to us
        </a>
      </section>
      <Panel title="Your conversations">
        {conversations.length === 0 ? (
          <p className="muted">You have not written to us yet.</p>
        ) : (
          <ul className="conversation__list">
            {conversations.map(({ reference, title, state, updatedAt, token }) => (
              <li key={reference}>
                <a href={helpPages.conversation(token)}>
                  <b>{title}</b>
                  <span className="text-small muted">
                    <ConversationBadge state={state} /> {reference}, {formatDate(updatedAt)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </OwnPage>
  )
}
