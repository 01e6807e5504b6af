import { type OperatingHours, type SpecialDays, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { hoursText, WEEKDAY_NAMES } from '#shared/hours/opening-hours-text.ts'
import { capeTownClock } from '#shared/time/cape-town-time.ts'
import { Panel } from '#web/components/ui/panel.tsx'
import { OpenNow } from './open-now.tsx'

export interface HoursProps {
  hours: OperatingHours
  specialDays: SpecialDays
  now: Date
}

export function OpeningHours(props: HoursProps) {
  const { hours, now } = props
  const today = (capeTownClock(now).getUTCDay() + 6) % 7
  return (
    <Panel title="Opening hours">
      <p className="hours__now">
        <OpenNow {...props} />
      </p>
      <table className="hours">
        <caption className="sr">Opening hours by weekday</caption>
        <tbody>
          {WEEKDAYS.map((weekday, index) => (
            <tr key={weekday} className={index === today ? 'is-today' : undefined}>
              <th scope="row">
                {WEEKDAY_NAMES[weekday]}
                {index === today && <span className="sr"> (today)</span>}
              </th>
              <td>{hoursText(hours[weekday])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
