import type { UseFormReturn } from 'react-hook-form'
import { WEEKDAYS, type Weekday } from '#shared/hours/opening-hours.ts'
import { WEEKDAY_NAMES } from '#shared/hours/opening-hours-text.ts'
import type { ListingRequest } from '#shared/schemas/listing.ts'
import { Panel } from '#web/components/ui/panel.tsx'
import { toast } from '#web/lib/toast.ts'
import { DayHoursRow } from './day-hours-row.tsx'
import type { ListingForm } from './listing-form.ts'

export type ListingFormApi = UseFormReturn<ListingForm, unknown, ListingRequest>

export function HoursEditor({ form }: { form: ListingFormApi }) {
  const showHours = form.watch('showHours')

  const copyToAllDays = (from: Weekday) => {
    const hours = form.getValues(`hours.${from}`)
    for (const weekday of WEEKDAYS)
      form.setValue(`hours.${weekday}`, { ...hours }, { shouldDirty: true, shouldValidate: true })
    toast({ title: 'Copied', description: `Every day is now as ${WEEKDAY_NAMES[from]}.` })
  }

  return (
    <Panel title="Operating hours">
      <label className="check">
        <input type="checkbox" {...form.register('showHours')} />
        Show operating hours on my listing
      </label>
      {showHours && (
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
      )}
    </Panel>
  )
}
