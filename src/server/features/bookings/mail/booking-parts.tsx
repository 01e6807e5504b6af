import type { CSSProperties } from 'react'
import { DISPLAY, INKS, TEXT } from '#server/platform/mail/colours.ts'
import { part } from '#server/platform/mail/part.ts'
import type { BookingState } from '#shared/booking/booking-states.ts'
import { bookedOf, clockOf, leafOf, longMoment, whenOf } from '#shared/booking/booking-words.ts'

const BUTTER = { background: '#ffe7ab', color: '#7a4b00' }
const SAND = { background: INKS.sand, color: INKS.inkSoft }
const PILLS: Partial<Record<BookingState, CSSProperties>> = {
  requested: BUTTER,
  accepted: { background: '#dfead2', color: '#1f5546' },
  suggested: { background: '#dcebe6', color: INKS.atlantic },
  declined: { background: '#f7c6c9', color: '#7d2143' },
  completed: { background: '#1f5546', color: INKS.card },
}

/** The state in one word; the colour only repeats it. */
export const StatePill = part<{ state: BookingState; children: string }>(
  ({ state, children }) => (
    <p style={{ margin: '0 0 14px' }}>
      <span
        style={{
          display: 'inline-block',
          padding: '4px 12px',
          borderRadius: 14,
          font: `650 14px/1.4 ${TEXT}`,
          ...(PILLS[state] ?? SAND),
        }}
      >
        {children}
      </span>
    </p>
  ),
  (_, inner) => `\n\n${inner}\n\n`,
)

interface TicketProps {
  time: {
    dateISO: string | null
    startISO: string | null
    endISO: string | null
    serviceName?: string | null
    personName?: string | null
  }
  /** The line below the time: the place for a visitor, the visitor for an owner. */
  place?: string
  who?: { name: string; phone: string }
}

const DATE_CELL: CSSProperties = {
  padding: '14px 6px',
  borderRight: `2px dashed ${INKS.line}`,
  font: `650 14px/1.3 ${TEXT}`,
  color: INKS.ink,
}

/** A calendar leaf with the day, the time and place beside it: two table cells, which every mail program renders. */
export const DateTicket = part<TicketProps>(
  ({ time, place, who }) => {
    const when = whenOf(time)
    const leaf = when && leafOf(when)
    return (
      <table
        role="presentation"
        cellPadding={0}
        cellSpacing={0}
        width="100%"
        style={{
          width: '100%',
          margin: '0 0 20px',
          border: `1px solid ${INKS.line}`,
          borderRadius: 14,
          borderCollapse: 'separate',
          tableLayout: 'fixed',
        }}
      >
        <tbody>
          <tr>
            {leaf && (
              <td width={92} align="center" style={DATE_CELL}>
                {leaf.weekday.slice(0, 3)}
                <br />
                <span style={{ font: `700 32px/1.1 ${DISPLAY}` }}>{leaf.day}</span>
                <br />
                {leaf.month.slice(0, 3)}
              </td>
            )}
            <td
              style={{
                padding: '14px 18px',
                font: `400 16px/1.5 ${TEXT}`,
                color: INKS.ink,
                overflowWrap: 'anywhere',
              }}
            >
              <span style={{ display: 'block', font: `700 20px/1.3 ${DISPLAY}` }}>
                {timeWords(time)}
              </span>
              {bookedOf(time) && (
                <span style={{ display: 'block', fontWeight: 650 }}>{bookedOf(time)}</span>
              )}
              {who ? (
                <>
                  {who.name}, <span style={{ whiteSpace: 'nowrap' }}>{who.phone}</span>
                </>
              ) : (
                place
              )}
            </td>
          </tr>
        </tbody>
      </table>
    )
  },
  ({ time, place, who }) => {
    const when = whenOf(time)
    const service = time.serviceName ? `Service: ${time.serviceName}\n` : ''
    const person = time.personName ? `With: ${time.personName}\n` : ''
    const last = who ? `Who: ${who.name}, ${who.phone}` : `Where: ${place}`
    return `\n\n${service}${person}When: ${when ? longMoment(when) : 'Not specified'}\n${last}\n\n`
  },
)

function timeWords({ startISO, endISO, dateISO }: TicketProps['time']): string {
  const when = whenOf({ startISO, dateISO })
  if (when === null) return 'No day given'
  if (when.length === 10) return 'Time to be agreed'
  return startISO !== null && endISO !== null
    ? `${clockOf(startISO)} to ${clockOf(endISO)}`
    : clockOf(when)
}
