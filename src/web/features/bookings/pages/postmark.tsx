import type { BookingState } from '#shared/booking/booking-states.ts'
import { clockOf, leafOf } from '#shared/booking/booking-words.ts'

const WORDS: Partial<Record<BookingState, string>> = {
  accepted: 'ACCEPTED',
  suggested: 'SUGGESTED',
  declined: 'DECLINED',
  cancelled: 'CANCELLED',
  expired: 'NO ANSWER',
  completed: 'VISITED',
}

/** The state as a stamp on the stub; empty before an answer. Decoration. */
export function Postmark({ state, at }: { state: BookingState; at: string | null }) {
  const word = WORDS[state]
  if (word === undefined || at === null)
    return state === 'requested' ? (
      <span className="booking-stamp-place" aria-hidden="true">
        waiting for
        <br />
        an answer
      </span>
    ) : null
  const { day, month } = leafOf(at)
  return (
    <svg
      className={`booking-stamp booking-stamp--${state}`}
      viewBox="0 0 190 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <circle cx="60" cy="60" r="52" />
      <circle cx="60" cy="60" r="34" strokeWidth="1.6" />
      <path id="postmark-over" stroke="none" d="M18.5 60a41.5 41.5 0 0 1 83 0" />
      <path id="postmark-under" stroke="none" d="M14.5 60a45.5 45.5 0 0 0 91 0" />
      <g
        fill="currentColor"
        stroke="none"
        fontFamily="Hanken Grotesk Variable"
        fontWeight="800"
        fontSize="11.5"
        letterSpacing="1.6"
      >
        <text>
          <textPath href="#postmark-over" startOffset="50%" textAnchor="middle">
            {word}
          </textPath>
        </text>
        <text fontSize="8.5">
          <textPath href="#postmark-under" startOffset="50%" textAnchor="middle">
            CAPE TOWN
          </textPath>
        </text>
      </g>
      <g
        fill="currentColor"
        stroke="none"
        fontFamily="Montagu Slab Variable"
        fontWeight="700"
        textAnchor="middle"
      >
        <text x="60" y="60" fontSize="17">
          {day} {month.slice(0, 3).toUpperCase()}
        </text>
        <text x="60" y="76" fontSize="12">
          {clockOf(at)}
        </text>
      </g>
      <path
        d="M118 34q8-7 16 0t16 0 16 0 16 0M120 51q8-7 16 0t16 0 16 0 14 0M120 68q8-7 16 0t16 0 16 0 14 0M118 85q8-7 16 0t16 0 16 0 16 0"
        strokeWidth="1.8"
      />
    </svg>
  )
}
