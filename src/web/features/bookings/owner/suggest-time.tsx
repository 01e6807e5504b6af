import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { z } from 'zod'
import { capeTownClock } from '#shared/time/cape-town-time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { bookingSetupQuery } from '#web/lib/api/booking-setup.query.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'

const schema = z.object({
  startISO: z.string().min(1, 'Please choose a day and a time.'),
  personId: z.string().default(''),
})
const loadSchema = async () => schema

interface SuggestTimeProps {
  name: string
  /** With whom it is; null for nobody in particular. */
  personName: string | null
  pending: boolean
  /** The id of another person is empty if it stays as it was. */
  onSend(named: { startISO: string; personId: string }): void
  onBack(): void
}

/** Another day and time, in Cape Town's time wherever the owner is. */
export function SuggestTime({ name, personName, pending, onSend, onBack }: SuggestTimeProps) {
  const { data } = useQuery(bookingSetupQuery)
  const others = (data?.setup.people ?? []).filter((person) => person.name !== personName)
  const { errors, props } = useSchemaForm(loadSchema, (named) => onSend(named))
  return (
    <form className="suggestion" {...props}>
      <Field label={`Offer ${name} another time`} error={errors.startISO}>
        <Input
          type="datetime-local"
          autoFocus
          name="startISO"
          min={capeTownClock(new Date()).toISOString().slice(0, 16)}
        />
      </Field>
      {others.length > 0 && (
        <Field label="With">
          <Select
            name="personId"
            options={[
              { value: '', label: personName ?? 'Nobody in particular' },
              ...others.map((person) => ({ value: person.id, label: person.name })),
            ]}
          />
        </Field>
      )}
      <div className="booking-request__actions">
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" variant="sea" pending={pending}>
          <Send className="icon" aria-hidden="true" />
          Send suggestion
        </Button>
      </div>
    </form>
  )
}
