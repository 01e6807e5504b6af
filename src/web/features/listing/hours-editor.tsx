import { WEEKDAYS, type Weekday } from '#shared/hours/opening-hours.ts'
import { WEEKDAY_NAMES } from '#shared/hours/opening-hours-text.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { toast } from '#web/lib/toast.ts'
import { DayHoursRow } from './day-hours-row.tsx'
import { blankWeek, isBlank, mapWeek, type WeekForm } from './listing-form.ts'

interface HoursEditorProps {
  hours: WeekForm
  errors: Record<string, string>
  onChange: (change: (known: WeekForm) => WeekForm) => void
  /** After a change of the whole week, which fires no control's change event. */
  onReplaced: () => void
}

export function HoursEditor({ hours, errors, onChange, onReplaced }: HoursEditorProps) {
  const isBlankWeek = isBlank(hours)

  const copyToAllDays = (from: Weekday) => {
    onChange((known) => mapWeek(() => known[from]))
    onReplaced()
    toast({ title: 'Copied', description: `Every day is now as ${WEEKDAY_NAMES[from]}.` })
  }

  const clear = () => {
    onChange(blankWeek)
    onReplaced()
  }

  return (
    <Panel
      title="Operating hours"
      action={
        isBlankWeek ? null : (
          <Button variant="quiet" size="sm" onClick={clear}>
            Clear all
          </Button>
        )
      }
    >
      <p className="field__hint">Leave all days empty to show no hours on your listing.</p>
      <ul className="hours-editor">
        {WEEKDAYS.map((weekday) => (
          <DayHoursRow
            key={weekday}
            weekday={weekday}
            day={hours[weekday]}
            error={errors[`hours.${weekday}`]}
            onChange={(change) =>
              onChange((known) => ({ ...known, [weekday]: { ...known[weekday], ...change } }))
            }
            onCopy={() => copyToAllDays(weekday)}
          />
        ))}
      </ul>
    </Panel>
  )
}
