import { WEEKDAYS, type Weekday } from '#shared/hours/opening-hours.ts'
import { WEEKDAY_NAMES } from '#shared/hours/opening-hours-text.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { toast } from '#web/lib/toast.ts'
import { DayHoursRow } from './day-hours-row.tsx'
import { blankWeek, isBlank, mapWeek, type WeekForm } from './hours-form.ts'

interface HoursEditorProps {
  hours: WeekForm
  errors: Record<string, string>
  onChange: (hours: WeekForm) => void
}

export function HoursEditor({ hours, errors, onChange }: HoursEditorProps) {
  const isBlankWeek = isBlank(hours)

  const copyToAllDays = (from: Weekday) => {
    onChange(mapWeek(() => hours[from]))
    toast({ title: 'Copied', description: `Every day now has ${WEEKDAY_NAMES[from]}’s hours.` })
  }

  return (
    <Panel
      title="Operating hours"
      help="opening-hours"
      action={
        isBlankWeek ? null : (
          <Button variant="quiet" size="sm" onClick={() => onChange(blankWeek())}>
            Clear all
          </Button>
        )
      }
    >
      <p className="field__hint">
        A day that you leave empty shows as ‘Not known’. Leave all of them empty to show no hours.
      </p>
      <ul className="hours-editor">
        {WEEKDAYS.map((weekday) => (
          <DayHoursRow
            key={weekday}
            weekday={weekday}
            day={hours[weekday]}
            error={errors[`hours.${weekday}`]}
            onChange={(change) =>
              onChange({ ...hours, [weekday]: { ...hours[weekday], ...change } })
            }
            onCopy={() => copyToAllDays(weekday)}
          />
        ))}
      </ul>
    </Panel>
  )
}
