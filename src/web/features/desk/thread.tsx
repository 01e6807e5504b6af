import type { ReactNode } from 'react'
import { shortMoment } from '#shared/booking/booking-words.ts'
import { classNames } from '#web/lib/class-names.ts'

interface ThreadItem {
  key: string
  kind: 'own' | 'other' | 'note'
  by: ReactNode
  text: string
  createdAt: string
}

/** What both sides wrote, the oldest first; each keeps its own line breaks. */
export function Thread({ items }: { items: ThreadItem[] }) {
  return (
    <ol className="thread" id="messages">
      {items.map(({ key, kind, by, text, createdAt }) => (
        <li
          key={key}
          className={classNames('thread-message', kind !== 'other' && `thread-message--${kind}`)}
        >
          <p className="thread-message__head">
            <b>{by}</b>
            <time dateTime={createdAt}>{shortMoment(createdAt)}</time>
          </p>
          <p className="thread-message__text">{text}</p>
        </li>
      ))}
    </ol>
  )
}
