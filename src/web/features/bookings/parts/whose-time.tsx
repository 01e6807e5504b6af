import type { Person } from '#shared/schemas/bookings/person.ts'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'

interface WhoseTimeProps {
  people: readonly Person[]
  /** Empty for everybody's. */
  value: string
  onChange: (personId: string) => void
}

/** Whose time is blocked; nothing to choose if the business has no people. */
export function WhoseTime({ people, value, onChange }: WhoseTimeProps) {
  if (people.length === 0) return null
  return (
    <Field label="For">
      <Select
        name="personId"
        value={value}
        options={[
          { value: '', label: 'Everybody' },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
