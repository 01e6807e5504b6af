import { bookedOf, clockOf, leafOf } from '#shared/booking/booking-words.ts'
import { priceText } from '#shared/booking/duration-text.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { Person } from '#shared/schemas/bookings/person.ts'
import type { OnlineService } from '#shared/schemas/business-detail.ts'
import { classNames } from '#web/lib/class-names.ts'

interface SlotSummaryProps {
  service: OnlineService | undefined
  /** Undefined for anyone. */
  person: Person | undefined
  day: string | null
  time: FreeTimeAnswer | null
  hasGone: boolean
}

/** A luggage label that shows the choices so far. */
export function SlotSummary({ service, person, day, time, hasGone }: SlotSummaryProps) {
  const leaf = day === null ? null : leafOf(time?.startISO ?? day)
  return (
    <div className={classNames('slot-sum', !time && 'slot-sum--none')} aria-live="polite">
      {leaf && (
        <span className="slot-sum__day">
          <span>{leaf.weekday.slice(0, 3)}</span>
          <b>{leaf.day}</b>
          <span>{leaf.month.slice(0, 3)}</span>
        </span>
      )}
      <span>
        <b className="slot-sum__time">{timeWords(time, hasGone)}</b>
        <p>{bookedOf({ serviceName: service?.name ?? null, personName: person?.name ?? null })}</p>
      </span>
      <em>{priceText(service?.price ?? null)}</em>
    </div>
  )
}

function timeWords(time: FreeTimeAnswer | null, hasGone: boolean): string {
  if (time) return `${clockOf(time.startISO)} to ${clockOf(time.endISO)}`
  return hasGone ? 'Pick another time' : 'Pick a time'
}
