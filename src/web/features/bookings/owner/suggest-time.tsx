import { Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { capeTownClock } from '#shared/time/cape-town-time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input } from '#web/components/ui/form/field.tsx'

interface SuggestTimeProps {
  name: string
  pending: boolean
  onSend(startISO: string): void
  onBack(): void
}

/** Another day and time, in Cape Town's time wherever the owner sits. */
export function SuggestTime({ name, pending, onSend, onBack }: SuggestTimeProps) {
  const [error, setError] = useState<string>()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Read when it is sent: a browser may fill the field before this code hears of it.
    const startISO = new FormData(event.currentTarget).get('startISO')
    if (typeof startISO !== 'string' || startISO === '')
      return setError('Please choose a day and a time.')
    setError(undefined)
    onSend(startISO)
  }
  return (
    <form className="suggestion" onSubmit={send} noValidate>
      <Field label={`Offer ${name} another time`} {...(error ? { error } : {})}>
        <Input
          type="datetime-local"
          name="startISO"
          min={capeTownClock(new Date()).toISOString().slice(0, 16)}
        />
      </Field>
      <div className="request__do">
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" variant="sea" pending={pending}>
          <Send className="ic" aria-hidden="true" />
          Send suggestion
        </Button>
      </div>
    </form>
  )
}
