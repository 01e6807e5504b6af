import { ArrowLeft } from 'lucide-react'
import { CONTACT_TOPIC_NAME } from '#shared/help/contact.ts'
import type { InboxConversation as Opened } from '#shared/help/conversation-view.ts'
import { dueText } from '#shared/help/due-text.ts'
import { ownPages } from '#shared/own-paths.ts'
import { keysOf, oneOf } from '#shared/text/one-of.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Thread } from '#web/features/desk/thread.tsx'
import { InboxForms } from './inbox-forms.tsx'
import { WriterBadge } from './inbox-list.tsx'
import { inboxAddress, STATE_WORDS } from './inbox-words.ts'

const DONE = {
  reply: 'Sent. They get it by mail.',
  note: 'The note is stored.',
  solve: 'Solved.',
  reopen: 'Open again.',
}

interface InboxConversationProps {
  opened: Opened
  now: Date
  done: string | null
}

export function InboxConversation({ opened, now, done }: InboxConversationProps) {
  const { title, reference, topic, about, name, email, owner, state, dueAt } = opened
  const did = oneOf(keysOf(DONE), done ?? '')
  return (
    <section className="inbox__opened" aria-label="Conversation">
      <p className="inbox__back">
        <a href={inboxAddress(state)}>
          <ArrowLeft className="icon" aria-hidden="true" />
          All conversations
        </a>
      </p>
      <header>
        <p className="inbox-line__top">
          <WriterBadge line={opened} />
          <Badge tone={state === 'solved' ? 'ok' : 'plain'}>{STATE_WORDS[state]}</Badge>
        </p>
        <h2>{title}</h2>
        <p className="text-small muted">
          {[reference, CONTACT_TOPIC_NAME[topic], about].filter(Boolean).join(', ')}
          {dueAt !== null && `. ${dueText(dueAt, now).text}`}
        </p>
        <p className="text-small">
          {name},{' '}
          {owner ? <a href={ownPages.user(owner.userId)}>{owner.businessName ?? email}</a> : email}
        </p>
      </header>
      {did && <p role="status">{DONE[did]}</p>}
      <Thread items={itemsOf(opened)} />
      <InboxForms opened={opened} />
    </section>
  )
}

/** Messages and notes by their time. */
function itemsOf({ name, messages, notes }: Opened) {
  return [
    ...messages.map(({ number, side, ...said }) => ({
      key: `${number}`,
      kind: side === 'desk' ? ('own' as const) : ('other' as const),
      by: side === 'desk' ? 'CPT Recommends' : name,
      ...said,
    })),
    ...notes.map(({ adminEmail, ...said }, index) => ({
      key: `note ${index}`,
      kind: 'note' as const,
      by: `Note by ${adminEmail}`,
      ...said,
    })),
  ].toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
}
