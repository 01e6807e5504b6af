import { CalendarPlus, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { leafOf } from '#shared/booking/booking-words.ts'
import { comingHolidays } from '#shared/hours/public-holidays.ts'
import { MAX_SPECIAL_DAYS, type SpecialDay } from '#shared/schemas/bookings/booking-setup.ts'
import { countOf } from '#shared/text/numbers.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { errorProps, Field, FieldError, Input } from '#web/components/ui/form/field.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import type { SchemaForm } from '#web/lib/forms/use-schema-form.ts'

const KINDS = [
  ['usual', 'As usual'],
  ['closed', 'Closed'],
  ['other', 'Other hours'],
] as const

interface SpecialDaysEditorProps {
  days: readonly SpecialDay[]
  errors: SchemaForm['errors']
  onChange: (change: { specialDays: SpecialDay[] }) => void
}

export function SpecialDaysEditor({ days, errors, onChange }: SpecialDaysEditorProps) {
  const today = capeTownDay(new Date())
  const set = (next: SpecialDay[]) =>
    onChange({ specialDays: next.sort((one, other) => (one.day < other.day ? -1 : 1)) })
  const known = new Set(days.map(({ day }) => day))
  const offered = comingHolidays(today).filter(({ day }) => !known.has(day))
  const names = offered.slice(0, 3).map(({ name }) => name)
  return (
    <Panel title="Special days" help="breaks-and-holidays">
      {offered.length > 0 && (
        <div className="setup-offer">
          <p>
            <b>{countOf(offered.length, 'public holiday')} in the next twelve months</b>
            {names.join(', ')}
            {offered.length > 3 && ` and ${offered.length - 3} more`}. Added as closed; change the
            ones you work.
          </p>
          <Button
            variant="sea"
            onClick={() =>
              set(
                [...days, ...offered.map((day) => ({ ...day, ...CLOSED }))].slice(
                  0,
                  MAX_SPECIAL_DAYS,
                ),
              )
            }
          >
            <CalendarPlus className="icon" aria-hidden="true" /> Add them
          </Button>
        </div>
      )}
      <ul className="setup-days">
        {days.map((day, index) => (
          <DayRow
            key={day.day}
            day={day}
            field={`specialDays.${index}.open`}
            error={errors[`specialDays.${index}.open`]}
            onEdit={(change) =>
              set(days.map((other) => (other.day === day.day ? { ...other, ...change } : other)))
            }
            onRemove={() => set(days.filter((other) => other.day !== day.day))}
          />
        ))}
      </ul>
      <AddDay today={today} known={known} onAdd={(day) => set([...days, day])} />
    </Panel>
  )
}

const CLOSED = { kind: 'closed' as const, open: '', close: '' }

interface DayRowProps {
  day: SpecialDay
  /** The path of its hours in the form. */
  field: string
  error: string | undefined
  onEdit: (change: Partial<SpecialDay>) => void
  onRemove: () => void
}

function DayRow({ day, field, error, onEdit, onRemove }: DayRowProps) {
  const id = useId()
  const time = { name: field, ...errorProps(id, error) }
  const leaf = leafOf(day.day)
  return (
    <li className="setup-day">
      <span className="setup-leaf" aria-hidden="true">
        <span>{leaf.weekday.slice(0, 3)}</span>
        <b>{leaf.day}</b>
        <span>{leaf.month.slice(0, 3)}</span>
      </span>
      <p>
        <b>{day.name}</b>
        <span>
          {leaf.weekday} {leaf.day} {leaf.month} {leaf.year}
        </span>
      </p>
      <fieldset className="setup-kinds">
        <legend className="sr-only">Hours on {day.name}</legend>
        {KINDS.map(([kind, label]) => (
          <label key={kind}>
            <input
              type="radio"
              name={id}
              checked={day.kind === kind}
              onChange={() =>
                onEdit(
                  kind === 'other' ? { kind, open: '09:00', close: '13:00' } : { ...CLOSED, kind },
                )
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
      <IconButton label={`Remove ${day.name}`} onClick={onRemove}>
        <Trash2 className="icon" aria-hidden="true" />
      </IconButton>
      {day.kind === 'other' && (
        <div className="setup-hours">
          <input
            className="input"
            type="time"
            aria-label={`${day.name} opens at`}
            {...time}
            value={day.open}
            onChange={(event) => onEdit({ open: event.target.value })}
          />
          <span aria-hidden="true">–</span>
          <input
            className="input"
            type="time"
            aria-label={`${day.name} closes at`}
            {...time}
            value={day.close}
            onChange={(event) => onEdit({ close: event.target.value })}
          />
          {error && <FieldError id={id}>{error}</FieldError>}
        </div>
      )}
    </li>
  )
}

interface AddDayProps {
  today: string
  known: ReadonlySet<string>
  onAdd: (day: SpecialDay) => void
}

function AddDay({ today, known, onAdd }: AddDayProps) {
  const [day, setDay] = useState('')
  const [name, setName] = useState('')
  const taken = known.has(day) ? 'This day is already in the list.' : undefined
  const add = () => {
    onAdd({ day, name: name.trim(), ...CLOSED })
    setDay('')
    setName('')
  }
  return (
    <div className="setup-add">
      <Field label="Another day" {...(taken && { error: taken })}>
        <Input
          type="date"
          min={today}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </Field>
      <Field label="Name of the day">
        <Input maxLength={80} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button variant="quiet" disabled={day < today || name.trim() === '' || !!taken} onClick={add}>
        <Plus className="icon" aria-hidden="true" /> Add a day
      </Button>
    </div>
  )
}
