import { ClockAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { clockOf, leafOf } from '#shared/booking/booking-words.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'

interface TimeGoneProps {
  startISO: string
  next: readonly FreeTimeAnswer[]
  onChoose: (time: FreeTimeAnswer) => void
}

/** Not an error: nobody made a mistake. It takes the focus, since the chosen time is gone. */
export function TimeTakenNotice({ startISO, next, onChoose }: TimeGoneProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="slot-gone" role="alert" tabIndex={-1}>
      <span className="slot-gone__mark">
        <ClockAlert className="icon" aria-hidden="true" />
      </span>
      <div>
        <b>{clockOf(startISO)} has just gone.</b>
        <p>
          Somebody was a moment faster. What you typed is still here.
          {next.length > 0 && ' Next free:'}
        </p>
      </div>
      {next.length > 0 && (
        <div className="slot-grid">
          {next.map((time) => {
            const { weekday, day } = leafOf(time.startISO)
            return (
              <button
                key={time.startISO}
                type="button"
                className="slot-button"
                onClick={() => onChoose(time)}
              >
                <span>
                  {weekday.slice(0, 3)} {day}
                </span>
                {clockOf(time.startISO)}
              </button>
            )
          })}
        </div>
      )}
    </div>
  )
}
