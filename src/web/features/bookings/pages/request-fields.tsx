import type { ReactNode } from 'react'
import { inRequest, isTable, type Wishes } from '#shared/booking/request-wishes.ts'
import type { Industry } from '#shared/catalogue/industries.ts'
import { useTyped } from '#web/components/ui/form/post-form.tsx'
import { NotesField, VisitorFields } from '#web/features/bookings/parts/visitor-fields.tsx'
import { PeopleField, WishFields } from '#web/features/bookings/parts/wish-fields.tsx'

const REQUIRED = new Set(['name', 'phone', 'email'])

interface RequestFieldsProps {
  industry: Industry
  services: readonly string[]
  /** The choice of a free time, instead of a wished day and hour. */
  time?: ReactNode
  /** How many the visitor searched for; typed fields come before it. */
  people?: number | undefined
}

/** The visitor's part of a booking request without script. */
export function RequestFields({ industry, services, time, people }: RequestFieldsProps) {
  const { errors, fields } = useTyped()
  const wanted = String(people ?? '')
  const asked: Partial<Record<string, string>> = isTable(industry)
    ? { people: wanted }
    : { notes: inRequest({ people: wanted }).notes }
  const field = (name: 'name' | 'phone' | 'email' | keyof Wishes) => ({
    name,
    defaultValue: fields[name] ?? asked[name],
    required: REQUIRED.has(name),
  })
  return (
    <>
      {time}
      <VisitorFields field={field} errors={errors} />
      {/* The number that was asked about: sent again it is meant so. */}
      <input
        type="hidden"
        name="askedPhone"
        value={(errors.phone ? fields.phone : fields.askedPhone) ?? ''}
      />
      {time === undefined ? (
        <WishFields field={field} errors={errors} industry={industry} services={services} />
      ) : (
        isTable(industry) && <PeopleField control={field('people')} />
      )}
      <NotesField field={field} errors={errors} />
    </>
  )
}
