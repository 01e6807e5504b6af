import { ChevronDown } from 'lucide-react'
import { durationText } from '#shared/booking/duration-text.ts'
import { MAX_BUFFER } from '#shared/booking/times/room.ts'
import { MAX_AT_ONCE } from '#shared/schemas/bookings/booking-setup.ts'
import type { Person } from '#shared/schemas/bookings/person.ts'
import { countOf } from '#shared/text/numbers.ts'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import type { ServiceDraft } from './services-form.ts'

const BUFFERS = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, MAX_BUFFER]
const PLACES = Array.from({ length: MAX_AT_ONCE }, (_, index) => index + 1)

interface ServiceRoomProps {
  service: ServiceDraft
  people: readonly Person[]
  onEdit: (change: Partial<ServiceDraft>) => void
}

/** Buffers, places and people of a service: folded away, since most need none of them. */
export function ServiceRoom({ service, people, onEdit }: ServiceRoomProps) {
  const { bufferBefore, bufferAfter, places, personIds } = service
  const called = service.name || 'the new service'
  const toggle = (id: string, isChosen: boolean) =>
    onEdit({ personIds: isChosen ? [...personIds, id] : personIds.filter((one) => one !== id) })
  return (
    <details className="setup-room">
      <summary>
        {roomWords(service, people)}
        <span className="sr-only"> for {called}</span>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <div className="setup-room__fields">
        <Buffer
          label="Buffer before"
          value={bufferBefore}
          onChange={(minutes) => onEdit({ bufferBefore: minutes })}
        />
        <Buffer
          label="Buffer after"
          value={bufferAfter}
          onChange={(minutes) => onEdit({ bufferAfter: minutes })}
        />
        <Field label="Places">
          <Select
            options={[
              { value: '', label: 'Same as the others' },
              ...PLACES.map((count) => ({ value: String(count), label: String(count) })),
            ]}
            value={String(places ?? '')}
            onChange={(event) => onEdit({ places: Number(event.target.value) || null })}
          />
        </Field>
      </div>
      {people.length > 0 && (
        <fieldset className="setup-room__people">
          <legend className="field__label">Offered by</legend>
          {people.map(({ id, name }) => (
            <label key={id} className="check-label">
              <input
                type="checkbox"
                checked={personIds.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <p className="field__hint">
        Visitors see only the service itself; in its buffers nothing else can be booked, and they
        may run past closing time.
        {people.length > 0 && ' Each person takes one visitor at a time.'}
      </p>
    </details>
  )
}

interface BufferProps {
  label: string
  value: number
  onChange: (minutes: number) => void
}

function Buffer({ label, value, onChange }: BufferProps) {
  const choices = BUFFERS.includes(value) ? BUFFERS : [...BUFFERS, value].sort((a, b) => a - b)
  return (
    <Field label={label}>
      <Select
        options={choices.map((minutes) => ({
          value: String(minutes),
          label: minutes === 0 ? 'None' : durationText(minutes),
        }))}
        value={String(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Field>
  )
}

/** '15 min after, 3 places, with Thandi and Sam'. */
function roomWords(service: ServiceDraft, people: readonly Person[]): string {
  const { bufferBefore, bufferAfter, places, personIds } = service
  const names = people.filter(({ id }) => personIds.includes(id)).map(({ name }) => name)
  const words = [
    bufferBefore > 0 && `${durationText(bufferBefore)} before`,
    bufferAfter > 0 && `${durationText(bufferAfter)} after`,
    places !== null && countOf(places, 'place'),
    names.length > 0 && `with ${names.join(', ')}`,
  ].filter(Boolean)
  return words.length > 0 ? words.join(', ') : 'Buffers, places, people'
}
