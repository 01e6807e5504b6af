import { useQuery } from '@tanstack/react-query'
import { ANYONE } from '#shared/booking/anyone.ts'
import { leafOf, longDay } from '#shared/booking/booking-words.ts'
import { type StripHours, stripOf, timesByDay } from '#shared/booking/day-strip.ts'
import type { BookingSetup } from '#shared/schemas/bookings/booking-setup.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { Panel } from '#web/components/ui/panel.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { freeTimesQuery } from '#web/lib/free-times.query.ts'

const DAYS = 5

interface VisitorsSeeProps {
  businessId: string
  hours: StripHours['operatingHours']
  /** As saved: unsaved input is not visible to anybody. */
  saved: Pick<BookingSetup, 'services' | 'specialDays'>
}

/** A preview of the visitors' calendar, for the first service. */
export function BookingPreview({ businessId, hours, saved }: VisitorsSeeProps) {
  const today = capeTownDay(new Date())
  const service = saved.services.find(({ online }) => online)
  const { data } = useQuery({
    ...freeTimesQuery(businessId, {
      serviceId: service?.id ?? '',
      personId: ANYONE,
      from: today,
    }),
    enabled: service !== undefined && hours !== null,
  })
  const closed = saved.specialDays.find(({ day, kind }) => kind === 'closed' && day >= today)
  const isBookable = service !== undefined && hours !== null
  return (
    <Panel title="What visitors see">
      {isBookable ? (
        <>
          <p className="field__hint">{service.name}, as it is saved:</p>
          <ul className="slot-days setup-preview" aria-busy={!data}>
            {stripOf(
              { operatingHours: hours, specialDays: specialDaysOf(saved) },
              timesByDay(data?.times ?? []),
              today,
              DAYS,
            ).map(({ day, kind, label }) => {
              const leaf = leafOf(day)
              return (
                <li
                  key={day}
                  className={classNames('slot-day', kind !== 'free' && `slot-day--${kind}`)}
                >
                  <span>{leaf.weekday.slice(0, 3)}</span>
                  <b>{leaf.day}</b>
                  <small>{data ? label : '…'}</small>
                </li>
              )
            })}
          </ul>
        </>
      ) : (
        <p className="field__hint">
          A form where they ask for a day. Free times appear here once you have set your hours and
          saved a service that can be booked online.
        </p>
      )}
      {closed && (
        <p className="setup-preview__closed">
          And on {longDay(closed.day)}: <b>Closed today: {closed.name}</b>
        </p>
      )}
    </Panel>
  )
}

function specialDaysOf({
  specialDays,
}: Pick<BookingSetup, 'specialDays'>): StripHours['specialDays'] {
  return Object.fromEntries(
    specialDays
      .filter(({ kind }) => kind !== 'usual')
      .map(({ day, name, kind, open, close }) => [
        day,
        { name, open, close, closed: kind === 'closed' },
      ]),
  )
}
