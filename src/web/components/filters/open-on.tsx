import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { WEEKDAY_NAMES } from '#shared/hours/opening-hours-text.ts'
import { readFilters } from '#shared/search/filters.ts'
import { addressWith, type ListAddress } from './filter-links.ts'

/** From early swimmers to late bars. */
const TIMES = Array.from({ length: 18 }, (_, at) => `${`${at + 6}`.padStart(2, '0')}:00`)

/** A day and a time. A plain form, so that it works without script. */
export function OpenOn({ list }: { list: ListAddress }) {
  const router = useRouter()
  const { open, day = '', time = '', ...kept } = list.filters
  const isChosen = day !== '' && !open

  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const chosen = readFilters({ day: form.get('day'), time: form.get('time') })
    router.history.push(addressWith({ ...list, filters: kept }, chosen))
  }

  return (
    <details className="filter-menu" name="filter">
      <summary className={`filter${isChosen ? ' is-on' : ''}`}>Open on… </summary>
      <form
        key={`${day} ${time}`}
        className="open-on"
        action={list.path}
        method="get"
        onSubmit={choose}
      >
        {Object.entries({ ...list.asked, ...kept }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label>
          Day
          <select className="input" name="day" defaultValue={day || 'saturday'}>
            {WEEKDAYS.map((weekday) => (
              <option key={weekday} value={weekday}>
                {WEEKDAY_NAMES[weekday]}
              </option>
            ))}
          </select>
        </label>
        <label>
          Time
          <select className="input" name="time" defaultValue={time}>
            <option value="">Any time</option>
            {time !== '' && !TIMES.includes(time) && <option>{time}</option>}
            {TIMES.map((hour) => (
              <option key={hour}>{hour}</option>
            ))}
          </select>
        </label>
        <button className="btn" type="submit">
          Show who is open
        </button>
      </form>
    </details>
  )
}
