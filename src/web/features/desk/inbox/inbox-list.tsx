import { CONVERSATION_STATES } from '#shared/help/contact.ts'
import type { InboxView } from '#shared/help/conversation-view.ts'
import { dueText } from '#shared/help/due-text.ts'
import { ownPages } from '#shared/own-paths.ts'
import { formatCount } from '#shared/text/numbers.ts'
import { formatDate } from '#shared/time/dates.ts'
import { Badge, PlanBadge } from '#web/components/ui/badge.tsx'
import { inboxAddress, STATE_WORDS } from './inbox-words.ts'

type Line = InboxView['lines'][number]

const EMPTY = {
  new: 'Nobody waits for an answer.',
  waiting: 'Nobody has an answer to give.',
  solved: 'Nothing was solved yet.',
}

export function InboxList({ inbox, now }: { inbox: InboxView; now: Date }) {
  const { state, counts, lines, opened } = inbox
  return (
    <>
      <nav className="inbox__states" aria-label="States">
        {CONVERSATION_STATES.map((one) => (
          <a key={one} href={inboxAddress(one)} aria-current={one === state ? 'page' : undefined}>
            {STATE_WORDS[one]} {counts[one] > 0 && <small>{formatCount(counts[one])}</small>}
          </a>
        ))}
      </nav>
      {state === 'new' && (
        <p className="inbox__order muted">
          PREMIUM first, then the oldest. Only working days count.
        </p>
      )}
      {lines.length === 0 && <p className="inbox__empty">{EMPTY[state]}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <a
              className="inbox-line"
              href={`${ownPages.supportConversation(line.id)}?state=${state}`}
              aria-current={line.id === opened?.id ? 'true' : undefined}
            >
              <span className="inbox-line__top">
                <WriterBadge line={line} />
                <When line={line} now={now} />
              </span>
              <b>{line.title}</b>
              <span className="text-small muted">
                {[line.name, line.owner?.businessName, line.about].filter(Boolean).join(', ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The plan that the promise was made for, or that it is no owner. */
export function WriterBadge({ line: { owner, isPremium } }: { line: Line }) {
  if (isPremium) return <PlanBadge plan="PREMIUM" />
  return owner ? <PlanBadge plan={owner.plan} /> : <Badge tone="basic">Visitor</Badge>
}

function When({ line: { dueAt, updatedAt }, now }: { line: Line; now: Date }) {
  if (dueAt === null) return <em>{formatDate(updatedAt)}</em>
  const { text, tone } = dueText(dueAt, now)
  return <em className={`inbox-line__due--${tone}`}>{text}</em>
}
