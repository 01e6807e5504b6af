import { Send } from 'lucide-react'
import { z } from 'zod'
import { capeTownClock } from '#shared/time/cape-town-time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'

const schema = z.object({ startISO: z.string().min(1, 'Please choose a day and a time.') })
const loadSchema = async () => schema

interface SuggestTimeProps {
  name: string
  pending: boolean
  onSend(startISO: string): void
  onBack(): void
}

/** Another day and time, in Cape Town's time wherever the owner is. */
export function SuggestTime({ name, pending, onSend, onBack }: SuggestTimeProps) {
  const { errors, props } = useSchemaForm(loadSchema, ({ startISO }) => onSend(startISO))
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
