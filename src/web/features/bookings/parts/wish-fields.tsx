import { lastBookingDay } from '#shared/booking/booking-date.ts'
import { isTable, type Wishes } from '#shared/booking/request-wishes.ts'
import type { Industry } from '#shared/catalogue/industries.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import type { ControlProps } from './visitor-fields.tsx'

interface WishFieldsProps {
  field: (name: Exclude<keyof Wishes, 'notes'>) => ControlProps
  errors: Partial<Record<string, string>>
  industry: Industry
  /** To choose from, where they are known. */
  services: readonly string[]
}

/** When, and what the business needs to know: all of it may be left out. */
export function WishFields({ field, errors, industry, services }: WishFieldsProps) {
  const now = new Date()
  return (
    <>
      <div className="booking-fields__pair">
        <Field label="Date (optional)" error={errors.dateISO}>
          <Input
            {...field('dateISO')}
            type="date"
            min={capeTownDay(now)}
            max={lastBookingDay(now)}
          />
        </Field>
        <Field label="Time (optional)" error={errors.time}>
          <Input {...field('time')} type="time" />
        </Field>
      </div>
      {isTable(industry) ? (
        <PeopleField control={field('people')} />
      ) : (
        <Field label="Service (optional)">
          {services.length > 0 ? (
            <Select
              {...field('service')}
              options={[{ value: '', label: 'Not sure yet' }, ...services]}
            />
          ) : (
            <Input {...field('service')} maxLength={120} autoComplete="off" />
          )}
        </Field>
      )}
    </>
  )
}

export function PeopleField({ control }: { control: ControlProps }) {
  return (
    <Field label="People (optional)">
      <Input {...control} type="number" inputMode="numeric" min={1} max={500} autoComplete="off" />
    </Field>
  )
}
