import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { Breaks } from '#shared/booking/times/free-times.ts'
import { WEEKDAYS, type Weekday } from '#shared/hours/opening-hours.ts'
import { WEEKDAY_NAMES } from '#shared/hours/opening-hours-text.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

const EVERY_DAY = 'every'
const DAY_OPTIONS = [
  { value: EVERY_DAY, label: 'Every day' },
  ...WEEKDAYS.map((weekday) => ({ value: weekday, label: WEEKDAY_NAMES[weekday] })),
]

interface BreaksEditorProps {
  breaks: Breaks
  onChange: (change: { breaks: Breaks }) => void
}

export function BreaksEditor({ breaks, onChange }: BreaksEditorProps) {
  const [day, setDay] = useState<string>(EVERY_DAY)
  const [from, setFrom] = useState('13:00')
  const [to, setTo] = useState('13:30')
  const add = () => {
    const next = { ...breaks }
    for (const weekday of WEEKDAYS)
      if (day === EVERY_DAY || day === weekday)
        next[weekday] = [...(next[weekday] ?? []), { from, to }]
    onChange({ breaks: next })
  }
  const remove = (weekday: Weekday, index: number) =>
    onChange({
      breaks: { ...breaks, [weekday]: breaks[weekday]?.filter((_, at) => at !== index) ?? [] },
    })
  return (
    <Panel title="Breaks" help="breaks-and-holidays">
      <p className="field__hint">Nothing can be booked during a break.</p>
      <ul className="setup-breaks">
        {WEEKDAYS.filter((weekday) => breaks[weekday]?.length).map((weekday) => (
          <li key={weekday}>
            <b className="setup-breaks__day">{WEEKDAY_NAMES[weekday]}</b>
            {breaks[weekday]?.map((pause, index) => (
              <span key={`${pause.from}-${pause.to}`} className="setup-break">
                {pause.from} to {pause.to}
                <button
                  type="button"
                  className="setup-break__remove"
                  data-icon
                  aria-label={`Remove the break on ${WEEKDAY_NAMES[weekday]} at ${pause.from}`}
                  onClick={() => remove(weekday, index)}
                >
                  <X className="icon" aria-hidden="true" />
                </button>
              </span>
            ))}
          </li>
        ))}
      </ul>
      <div className="setup-add">
        <Field label="Day">
          <Select
            options={DAY_OPTIONS}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </Field>
        <Field label="From">
          <Input type="time" value={from} onChange={(event) => setFrom(event.target.value)} />
        </Field>
        <Field label="To">
          <Input type="time" value={to} onChange={(event) => setTo(event.target.value)} />
        </Field>
        <Button variant="quiet" disabled={!from || !to || from === to} onClick={add}>
          <Plus className="icon" aria-hidden="true" /> Add a break
        </Button>
      </div>
    </Panel>
  )
}
