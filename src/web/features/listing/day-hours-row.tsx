import { CopyCheck } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import type { Weekday } from '#shared/hours/opening-hours.ts'
import { hoursText, WEEKDAY_NAMES } from '#shared/hours/opening-hours-text.ts'
import { errorProps, FieldError } from '#web/components/ui/form/field.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import type { DayForm } from './hours-form.ts'

interface DayHoursRowProps {
  weekday: Weekday
  day: DayForm
  error: string | undefined
  onChange: (change: Partial<DayForm>) => void
  onCopy: () => void
}

export function DayHoursRow({ weekday, day, error, onChange, onCopy }: DayHoursRowProps) {
  const id = useId()
  const name = WEEKDAY_NAMES[weekday]
  const { open, close, closed, allDay } = day
  // All controls of a day have the name that its error has.
  const field = `hours.${weekday}`
  const flag = (name: 'closed' | 'allDay') => ({
    name: field,
    checked: day[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onChange({ [name]: currentTarget.checked }),
  })
  const time = (name: 'open' | 'close') => ({
    name: field,
    value: day[name],
    ...errorProps(`${id}-error`, error),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onChange({ [name]: currentTarget.value }),
  })
  const hasTimes = !closed && !allDay
  return (
    // A fieldset would be announced twice here: the list item already names the day.
    <li className="hours-editor__day" aria-labelledby={`${id}-day`}>
      <span id={`${id}-day`} className="hours-editor__name">
        {name}
      </span>
      <div className="hours-editor__flags">
        <label className="check-label">
          <input type="checkbox" {...flag('closed')} />
          Closed<span className="sr-only"> on {name}</span>
        </label>
        <label className="check-label">
          <input type="checkbox" disabled={closed} {...flag('allDay')} />
          Open 24 hours<span className="sr-only"> on {name}</span>
        </label>
      </div>
      <div className="hours-editor__times">
        {hasTimes ? (
          <>
            <input
              className="input"
              type="time"
              aria-label={`${name} opens at`}
              {...time('open')}
            />
            <span aria-hidden="true">–</span>
            <input
              className="input"
              type="time"
              aria-label={`${name} closes at`}
              {...time('close')}
            />
          </>
        ) : (
          <span className="muted">
            {closed ? 'Closed' : hoursText({ open: '00:00', close: '00:00', closed: false })}
          </span>
        )}
      </div>
      <IconButton label={`Copy ${name}’s hours to all days`} onClick={onCopy}>
        <CopyCheck className="icon" aria-hidden="true" />
      </IconButton>
      {hasTimes && runsPastMidnight(open, close) && (
        <p className="field__hint hours-editor__note">
          Open past midnight, until {close} the next day.
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </li>
  )
}

function runsPastMidnight(open: string, close: string): boolean {
  return open !== '' && close !== '' && close < open && close !== '00:00'
}
