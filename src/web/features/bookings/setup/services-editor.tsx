import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { durationText } from '#shared/booking/duration-text.ts'
import { MAX_SERVICES } from '#shared/schemas/bookings/booking-setup.ts'
import type { Person } from '#shared/schemas/bookings/person.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import type { SchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { ServiceRoom } from './service-room.tsx'
import { NEW_SERVICE, type ServiceDraft } from './services-form.ts'

const MINUTES = [15, 20, 30, 40, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240, 300, 360, 480, 720]
/** Of a service that becomes bookable. */
const USUAL_MINUTES = 60

interface ServicesEditorProps {
  services: ServiceDraft[]
  people: readonly Person[]
  isOnline: boolean
  hasHours: boolean
  errors: SchemaForm['errors']
  onChange: (services: ServiceDraft[]) => void
}

export function ServicesEditor(props: ServicesEditorProps) {
  const { services, people, isOnline, hasHours, errors, onChange } = props
  const edit = (index: number, change: Partial<ServiceDraft>) =>
    onChange(services.map((service, at) => (at === index ? { ...service, ...change } : service)))
  const raise = (index: number) =>
    onChange(
      services.flatMap((service, at) =>
        at === index ? [] : at === index - 1 ? [services[index] ?? service, service] : [service],
      ),
    )
  return (
    <Panel
      title="Services"
      help="take-bookings-online"
      action={isOnline ? <Badge tone="ok">Online booking is on</Badge> : null}
    >
      <p className="field__hint">
        Tick what visitors can book online: they pick a free time themselves.
        {!hasHours &&
          ' Set your operating hours first, so that visitors can see when you are open.'}
      </p>
      <ul className="setup-services">
        {services.map((service, index) => (
          <ServiceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a new row has no id yet, and rows hold no state.
            key={index}
            service={service}
            people={people}
            field={`services.${index}`}
            errors={errors}
            onEdit={(change) => edit(index, change)}
            onRaise={index > 0 ? () => raise(index) : null}
            onRemove={() => onChange(services.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
      <div className="setup-add">
        <Button
          variant="quiet"
          disabled={services.length >= MAX_SERVICES}
          onClick={() => onChange([...services, NEW_SERVICE])}
        >
          <Plus className="icon" aria-hidden="true" /> Add a service
        </Button>
        <span className="muted">
          {services.length} of {MAX_SERVICES}
        </span>
        {errors.services && <FormError>{errors.services}</FormError>}
      </div>
    </Panel>
  )
}

interface ServiceRowProps {
  service: ServiceDraft
  people: readonly Person[]
  /** Its path in the form. */
  field: string
  errors: SchemaForm['errors']
  onEdit: (change: Partial<ServiceDraft>) => void
  onRaise: (() => void) | null
  onRemove: () => void
}

function ServiceRow(props: ServiceRowProps) {
  const { service, people, field, errors, onEdit, onRaise, onRemove } = props
  const { name, minutes, price, online } = service
  const called = name || 'the new service'
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
          placeholder="Name, or several with commas"
          maxLength={80}
          value={name}
          onChange={(event) => onEdit({ name: event.target.value })}
        />
      </Field>
      <label className="check-label">
        <input
          type="checkbox"
          checked={online}
          onChange={(event) =>
            onEdit({ online: event.target.checked, minutes: minutes ?? USUAL_MINUTES })
          }
        />
        Can be booked online<span className="sr-only">: {called}</span>
      </label>
      <span className="setup-service__actions">
        <IconButton label={`Move ${called} up`} disabled={!onRaise} onClick={() => onRaise?.()}>
          <ArrowUp className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label={`Remove ${called}`} onClick={onRemove}>
          <Trash2 className="icon" aria-hidden="true" />
        </IconButton>
      </span>
      <div className="setup-service__terms">
        <Select
          aria-label={`Duration of ${called}`}
          options={durationsFor(minutes)}
          value={String(minutes ?? '')}
          onChange={(event) => {
            const chosen = Number(event.target.value) || null
            onEdit({ minutes: chosen, online: online && chosen !== null })
          }}
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
        {minutes !== null && <ServiceRoom service={service} people={people} onEdit={onEdit} />}
      </div>
    </li>
  )
}

/** The usual ones and its own. */
const durationsFor = (own: number | null) => [
  { value: '', label: 'No duration' },
  ...[...new Set(own === null ? MINUTES : [...MINUTES, own])]
    .sort((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: durationText(minutes) })),
]

/** Whole rand; other characters cannot be typed. */
function priceOf(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '')
  return digits === '' ? null : Number(digits)
}
