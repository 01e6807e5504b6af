import { WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { hoursText, WEEKDAY_NAMES } from '#shared/hours/opening-hours-text.ts'
import { capeTownClock } from '#shared/time/cape-town-time.ts'
import { Panel } from '#web/components/ui/panel.tsx'
import { type HoursProps, OpenNow } from './open-now.tsx'

const DAY_MS = 24 * 60 * 60 * 1000

export function OpeningHours(props: HoursProps) {
  const { hours, specialDays, now } = props
  const clock = capeTownClock(now)
  const today = (clock.getUTCDay() + 6) % 7
  const hasSpecial = Object.keys(specialDays).length > 0
  /** For the next such weekday, today included. */
  const specialDayOf = (weekday: number) => {
    if (!hasSpecial) return undefined
    const ahead = (weekday - today + 7) % 7
    return specialDays[new Date(clock.getTime() + ahead * DAY_MS).toISOString().slice(0, 10)]
  }
  return (
    <Panel title="Opening hours">
      <p className="opening-hours__now">
        <OpenNow {...props} />
      </p>
      <table className="opening-hours">
        <caption className="sr-only">Opening hours by weekday</caption>
        <tbody>
          {WEEKDAYS.map((weekday, index) => {
            const special = specialDayOf(index)
            return (
              <tr key={weekday} className={index === today ? 'is-today' : undefined}>
                <th scope="row">
                  {WEEKDAY_NAMES[weekday]}
                  {index === today && <span className="sr-only"> (today)</span>}
                  {special && <small>{special.name}</small>}
                </th>
                <td>{hoursText(special ?? hours[weekday])}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Panel>
  )
}
