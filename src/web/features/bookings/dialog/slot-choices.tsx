import { Check, ChevronLeft, ChevronRight, Sun, Sunrise, Sunset } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { clockOf, leafOf, longDay } from '#shared/booking/booking-words.ts'
import { type PartOfDay, partsOfDay, type StripDay } from '#shared/booking/day-strip.ts'
import { durationText, priceText } from '#shared/booking/duration-text.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { OnlineService } from '#shared/schemas/business-detail.ts'
import { formatMonth } from '#shared/time/dates.ts'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { classNames } from '#web/lib/class-names.ts'

interface ServiceChoiceProps {
  services: readonly OnlineService[]
  chosen: string
  onChoose: (serviceId: string) => void
}

/** How many are shown on a phone before 'more'. */
const FIRST_SERVICES = 4

export function ServiceChoice({ services, chosen, onChoose }: ServiceChoiceProps) {
  const [wantsAll, setAll] = useState(services.length <= FIRST_SERVICES)
  const all = wantsAll || services.findIndex(({ id }) => id === chosen) >= FIRST_SERVICES
  const list = useRef<HTMLDivElement>(null)
  /** The pressed button disappears: focus moves to the first of the additional ones. */
  const showAll = () => {
    flushSync(() => setAll(true))
    list.current?.querySelectorAll('input')[FIRST_SERVICES]?.focus()
  }
  return (
    <fieldset className="slot-part">
      <legend className="slot-part__head">Service</legend>
      <div ref={list} className={classNames('slot-services', !all && 'slot-services--few')}>
        {services.map(({ id, name, minutes, price }) => (
          <label key={id} className="slot-service">
            <input
              type="radio"
              name="service"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span className="slot-tick">
              <Check className="icon" aria-hidden="true" />
            </span>
            <b>{name}</b>
            <small>{durationText(minutes)}</small>
            <em className={price === 0 ? 'is-free' : undefined}>{priceText(price)}</em>
          </label>
        ))}
      </div>
      {!all && (
        <button type="button" className="slot-more" onClick={showAll}>
          Show all {services.length} services
        </button>
      )}
    </fieldset>
  )
}

interface DayChoiceProps {
  days: readonly StripDay[]
  today: string
  chosen: string | null
  onChoose: (day: string) => void
  onEarlier: (() => void) | null
  onLater: (() => void) | null
}

export function DayChoice({ days, today, chosen, onChoose, onEarlier, onLater }: DayChoiceProps) {
  const month = formatMonth((chosen ?? days[0]?.day ?? today).slice(0, 7))
  return (
    <fieldset className="slot-part">
      <legend className="sr-only">Day</legend>
      <div className="slot-part__head">
        <span aria-hidden="true">
          Day <span className="muted">{month}</span>
        </span>
        <span className="slot-part__nav">
          <IconButton label="Earlier days" disabled={!onEarlier} onClick={() => onEarlier?.()}>
            <ChevronLeft className="icon" aria-hidden="true" />
          </IconButton>
          <IconButton label="Later days" disabled={!onLater} onClick={() => onLater?.()}>
            <ChevronRight className="icon" aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <div className="slot-days">
        {days.map(({ day, label, kind }) => {
          const leaf = leafOf(day)
          return (
            <label
              key={day}
              className={classNames(
                'slot-day',
                kind !== 'free' && `slot-day--${kind}`,
                day === today && 'slot-day--today',
              )}
            >
              <input
                type="radio"
                name="day"
                value={day}
                aria-label={`${longDay(day)}, ${label}`}
                disabled={kind !== 'free'}
                checked={day === chosen}
                onChange={() => onChoose(day)}
              />
              <span>{leaf.weekday.slice(0, 3)}</span>
              <b>{leaf.day}</b>
              <small>{label}</small>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const ICONS: Record<PartOfDay, typeof Sun> = { Morning: Sunrise, Afternoon: Sun, Evening: Sunset }

interface TimeChoiceProps {
  day: string
  times: readonly FreeTimeAnswer[]
  chosen: string | null
  /** A time that was just taken: shown struck out. */
  gone: string | null
  onChoose: (time: FreeTimeAnswer) => void
}

export function TimeChoice({ day, times, chosen, gone, onChoose }: TimeChoiceProps) {
  const many = times.some(({ left }) => left > 1)
  return (
    <fieldset className="slot-part">
      <legend className="slot-part__head">
        Time <span className="muted">{longDay(day)}</span>
      </legend>
      <div className="slot-times">
        {partsOfDay(times, clockOf).map((part) => {
          const Icon = ICONS[part.name]
          return (
            <div key={part.name} className="slot-times__part">
              <span>
                <Icon className="icon" aria-hidden="true" />
                {part.name}
              </span>
              <div className="slot-grid">
                {part.times.map((time) => (
                  <Slot
                    key={time.startISO}
                    time={time}
                    isChosen={time.startISO === chosen}
                    isGone={time.startISO === gone}
                    many={many}
                    onChoose={onChoose}
                  />
                ))}
              </div>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

interface SlotProps {
  time: FreeTimeAnswer
  isChosen: boolean
  isGone: boolean
  /** For more than one seat: then the last one is worth mentioning. */
  many: boolean
  onChoose: (time: FreeTimeAnswer) => void
}

function Slot({ time, isChosen, isGone, many, onChoose }: SlotProps) {
  return (
    <label className={classNames('slot-button', isGone && 'slot-button--gone')}>
      <input
        type="radio"
        name="time"
        value={time.startISO}
        checked={isChosen}
        disabled={isGone}
        onChange={() => onChoose(time)}
      />
      {clockOf(time.startISO)}
      {time.left === 1 && many && <small className="slot-button__left">1 left</small>}
    </label>
  )
}
