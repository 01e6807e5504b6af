import { CopyCheck } from 'lucide-react'
import { useId } from 'react'
import type { Weekday } from '#shared/hours/opening-hours.ts'
import { hoursText, WEEKDAY_NAMES } from '#shared/hours/opening-hours-text.ts'
import { FieldError } from '#web/components/ui/form/field.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import type { ListingFormApi } from './listing-form.ts'

interface DayHoursRowProps {
  weekday: Weekday
  form: ListingFormApi
  onCopy: () => void
}

export function DayHoursRow({ weekday, form, onCopy }: DayHoursRowProps) {
  const id = useId()
  const name = WEEKDAY_NAMES[weekday]
  const { open, close, closed, allDay } = form.watch(`hours.${weekday}`)
  const error = form.formState.errors.hours?.[weekday]
  const message = error?.message ?? error?.root?.message
  const hasTimes = !closed && !allDay
  return (
    // A fieldset would be read twice here: the list item already names the day.
    <li className="hours__day" aria-labelledby={`${id}-day`}>
      <span id={`${id}-day`} className="hours__name">
        {name}
      </span>
      <div className="hours__flags">
        <label className="check">
          <input type="checkbox" {...form.register(`hours.${weekday}.closed`)} />
          Closed<span className="sr"> on {name}</span>
        </label>
        <label className="check">
          <input
            type="checkbox"
            disabled={closed}
            {...form.register(`hours.${weekday}.allDay`, { disabled: false })}
          />
          Open 24 hours<span className="sr"> on {name}</span>
        </label>
      </div>
      <div className="hours__times">
        {hasTimes ? (
          <>
            <input
              className="input"
              type="time"
              aria-label={`${name} opens at`}
              aria-invalid={message ? true : undefined}
              {...form.register(`hours.${weekday}.open`)}
            />
            <span aria-hidden="true">–</span>
            <input
              className="input"
              type="time"
              aria-label={`${name} closes at`}
              aria-invalid={message ? true : undefined}
              {...form.register(`hours.${weekday}.close`)}
            />
          </>
        ) : (
          <span className="muted">
            {closed ? 'Closed' : hoursText({ open: '00:00', close: '00:00', closed: false })}
          </span>
        )}
      </div>
      <IconButton label={`Copy ${name}’s hours to all days`} onClick={onCopy}>
        <CopyCheck className="ic" aria-hidden="true" />
      </IconButton>
      {hasTimes && runsPastMidnight(open, close) && (
        <p className="hint hours__note">Open past midnight, until {close} the next day.</p>
      )}
      {message && <FieldError>{message}</FieldError>}
    </li>
  )
}

function runsPastMidnight(open: string, close: string): boolean {
  return open !== '' && close !== '' && close < open && close !== '00:00'
}
