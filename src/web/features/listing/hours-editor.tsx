import { WEEKDAYS, type Weekday } from '#shared/hours/opening-hours.ts'
import { WEEKDAY_NAMES } from '#shared/hours/opening-hours-text.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { toast } from '#web/lib/toast.ts'
import { DayHoursRow } from './day-hours-row.tsx'
import { blankWeek, isBlank, type ListingFormApi } from './listing-form.ts'

export function HoursEditor({ form }: { form: ListingFormApi }) {
  const isBlankWeek = isBlank(form.watch('hours'))

  const copyToAllDays = (from: Weekday) => {
    const hours = form.getValues(`hours.${from}`)
    for (const weekday of WEEKDAYS)
      form.setValue(`hours.${weekday}`, { ...hours }, { shouldDirty: true, shouldValidate: true })
    toast({ title: 'Copied', description: `Every day is now as ${WEEKDAY_NAMES[from]}.` })
  }

  const clear = () => {
    form.clearErrors('hours')
    form.setValue('hours', blankWeek(), { shouldDirty: true })
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
      <p className="hint">Leave all days empty to show no hours on your listing.</p>
      <ul className="hours">
        {WEEKDAYS.map((weekday) => (
          <DayHoursRow
            key={weekday}
            weekday={weekday}
            form={form}
            onCopy={() => copyToAllDays(weekday)}
          />
        ))}
      </ul>
    </Panel>
  )
}
