import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { durationText } from '#shared/booking/duration-text.ts'
import { MAX_SERVICES } from '#shared/schemas/bookings/booking-setup.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import type { SchemaForm } from '#web/lib/forms/use-schema-form.ts'
import type { ServiceDraft, SetupChange } from './booking-setup.queries.ts'

const MINUTES = [15, 20, 30, 40, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240, 300, 360, 480, 720]
const NEW: ServiceDraft = { name: '', minutes: 60, price: null, online: true }

interface ServicesEditorProps {
  services: ServiceDraft[]
  isOnline: boolean
  hasHours: boolean
  errors: SchemaForm['errors']
  onChange: SetupChange
}

export function ServicesEditor(props: ServicesEditorProps) {
  const { services, isOnline, hasHours, errors, onChange } = props
  const set = (next: ServiceDraft[]) => onChange({ services: next })
  const edit = (index: number, change: Partial<ServiceDraft>) =>
    set(services.map((service, at) => (at === index ? { ...service, ...change } : service)))
  const raise = (index: number) =>
    set(
      services.flatMap((service, at) =>
        at === index ? [] : at === index - 1 ? [services[index] ?? service, service] : [service],
      ),
    )
  return (
    <Panel
      title="Bookable services"
      action={isOnline ? <Badge tone="ok">Online booking is on</Badge> : null}
    >
      <p className="field__hint">
        With a duration, visitors can pick a free time themselves.
        {!hasHours && ' Set your operating hours first: they say when there is time.'}
      </p>
      <ul className="setup-services">
        {services.map((service, index) => (
          <ServiceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a new row has no id yet, and rows hold no state.
            key={index}
            service={service}
            field={`services.${index}`}
            errors={errors}
            onEdit={(change) => edit(index, change)}
            onRaise={index > 0 ? () => raise(index) : null}
            onRemove={() => set(services.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
      <div className="setup-add">
        <Button
          variant="quiet"
          disabled={services.length >= MAX_SERVICES}
          onClick={() => set([...services, NEW])}
        >
          <Plus className="icon" aria-hidden="true" /> Add a service
        </Button>
        <span className="muted">
          {services.length} of {MAX_SERVICES}
        </span>
      </div>
    </Panel>
  )
}

interface ServiceRowProps {
  service: ServiceDraft
  /** Its path in the form. */
  field: string
  errors: SchemaForm['errors']
  onEdit: (change: Partial<ServiceDraft>) => void
  onRaise: (() => void) | null
  onRemove: () => void
}

function ServiceRow({ service, field, errors, onEdit, onRaise, onRemove }: ServiceRowProps) {
  const { name, minutes, price, online } = service
  const called = name || 'the new service'
  const choices = MINUTES.includes(minutes) ? MINUTES : [...MINUTES, minutes].sort((a, b) => a - b)
  return (
    <li className="setup-service">
      <Field
        className="setup-service__name"
        label="Name of the service"
        hideLabel
        error={errors[`${field}.name`]}
      >
        <Input
          name={`${field}.name`}
          placeholder="Name"
          maxLength={80}
          value={name}
          onChange={(event) => onEdit({ name: event.target.value })}
        />
      </Field>
      <Select
        aria-label={`Duration of ${called}`}
        options={choices.map((count) => ({ value: String(count), label: durationText(count) }))}
        value={String(minutes)}
        onChange={(event) => onEdit({ minutes: Number(event.target.value) })}
      />
      <Field
        label={`Price of ${called} in rand (optional)`}
        hideLabel
        error={errors[`${field}.price`]}
      >
        <span className="setup-rand">
          <i aria-hidden="true">R</i>
          <Input
            name={`${field}.price`}
            placeholder="Optional"
            inputMode="numeric"
            maxLength={7}
            value={price ?? ''}
            onChange={(event) => onEdit({ price: priceOf(event.target.value) })}
          />
        </span>
      </Field>
      <label className="check-label">
        <input
          type="checkbox"
          checked={online}
          onChange={(event) => onEdit({ online: event.target.checked })}
        />
        Online<span className="sr-only"> booking of {called}</span>
      </label>
      <span className="setup-service__actions">
        <IconButton label={`Move ${called} up`} disabled={!onRaise} onClick={() => onRaise?.()}>
          <ArrowUp className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label={`Remove ${called}`} onClick={onRemove}>
          <Trash2 className="icon" aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  )
}

/** Whole rand; other characters cannot be typed. */
function priceOf(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '')
  return digits === '' ? null : Number(digits)
}
