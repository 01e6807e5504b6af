import { Bell, Hourglass, Send } from 'lucide-react'
import { longMoment } from '#shared/booking/booking-words.ts'
import { eventWords } from '#shared/booking/event-words.ts'
import type { BookingEvent } from '#shared/schemas/dashboard.ts'
import { STATE_ICONS } from './booking-state.tsx'

interface BookingTimelineProps {
  events: readonly BookingEvent[]
  reader: 'visitor' | 'owner'
  other: string
  requestedISO: string | null
  /** Future steps. */
  next?: { words: string; when: string; kind: 'answer' | 'reminder' } | undefined
}

/** Past events, in order; the same for both sides. */
export function BookingTimeline({ events, next, ...about }: BookingTimelineProps) {
  return (
    <ol className="booking-timeline">
      {events.map((event, index) => {
        const Icon = event.status === 'requested' ? Send : STATE_ICONS[event.status]
        return (
          <li key={`${event.at} ${event.status}`}>
            <span className={`booking-timeline__mark booking-state--${event.status}`}>
              <Icon className="icon" aria-hidden="true" />
            </span>
            <div>
              <b>
                {eventWords(event, {
                  ...about,
                  isFirst: index === 0,
                  wasAgreed: events.slice(0, index).some(({ status }) => status === 'accepted'),
                })}
              </b>
              <time dateTime={event.at}>{longMoment(event.at)}</time>
              {event.message !== null && <q>{event.message}</q>}
            </div>
          </li>
        )
      })}
      {next && (
        <li className="is-next">
          <span className="booking-timeline__mark">
            {next.kind === 'answer' ? (
              <Hourglass className="icon" aria-hidden="true" />
            ) : (
              <Bell className="icon" aria-hidden="true" />
            )}
          </span>
          <div>
            <b>{next.words}</b>
            <time>{next.when}</time>
          </div>
        </li>
      )}
    </ol>
  )
}
