import { Check, Lock, Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { durationText } from '#shared/booking/duration-text.ts'
import type { Plan } from '#shared/money/plans.ts'
import { type BookingSetup, MAX_AT_ONCE } from '#shared/schemas/bookings/booking-setup.ts'
import { countOf } from '#shared/text/numbers.ts'
import { PlanBadge } from '#web/components/ui/badge.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

const NOTICES = [0, 30, 60, 120, 240, 480, 1440, 2880, 10_080]
const HORIZONS = [7, 14, 30, 60, 90, 180, 365]

const withOwn = (choices: readonly number[], own: number) =>
  choices.includes(own) ? choices : [...choices, own].sort((one, other) => one - other)

type Rules = Pick<BookingSetup, 'capacity' | 'noticeMinutes' | 'horizonDays' | 'confirmAtOnce'>

interface BookingRulesProps {
  rules: Rules
  plan: Plan
  onChange: (change: Partial<Rules>) => void
}

export function BookingRules({ rules, plan, onChange }: BookingRulesProps) {
  const { capacity, noticeMinutes, horizonDays } = rules
  return (
    <Panel title="Online booking" help="confirm-bookings-automatically" className="stack">
      <Stepper value={capacity} onChange={(next) => onChange({ capacity: next })} />
      <Field label="Shortest notice">
        <Select
          options={withOwn(NOTICES, noticeMinutes).map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? 'None' : `${durationText(minutes)} before`,
          }))}
          value={String(noticeMinutes)}
          onChange={(event) => onChange({ noticeMinutes: Number(event.target.value) })}
        />
      </Field>
      <Field label="How far ahead">
        <Select
          options={withOwn(HORIZONS, horizonDays).map((days) => ({
            value: String(days),
            label: countOf(days, 'day'),
          }))}
          value={String(horizonDays)}
          onChange={(event) => onChange({ horizonDays: Number(event.target.value) })}
        />
      </Field>
      <Ways rules={rules} plan={plan} onChange={onChange} />
    </Panel>
  )
}

function Stepper({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const id = useId()
  return (
    <div className="field">
      <span id={id} className="field__label">
        How many at once
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend could not stand above the frame. */}
      <div className="setup-stepper" role="group" aria-labelledby={id}>
        <button
          type="button"
          data-icon
          aria-label="One less"
          disabled={value <= 1}
          onClick={() => onChange(value - 1)}
        >
          <Minus className="icon" aria-hidden="true" />
        </button>
        <output aria-live="polite">{value}</output>
        <button
          type="button"
          data-icon
          aria-label="One more"
          disabled={value >= MAX_AT_ONCE}
          onClick={() => onChange(value + 1)}
        >
          <Plus className="icon" aria-hidden="true" />
        </button>
      </div>
      <p className="field__hint">Two chairs, two visitors at the same time.</p>
    </div>
  )
}

function Ways({ rules, plan, onChange }: BookingRulesProps) {
  const isLocked = plan !== 'PREMIUM'
  const atOnce = rules.confirmAtOnce && !isLocked
  return (
    <fieldset className="setup-ways">
      <legend className="field__label">When somebody books</legend>
      <label className="setup-way">
        <input
          type="radio"
          name="when-booked"
          checked={!atOnce}
          onChange={() => onChange({ confirmAtOnce: false })}
        />
        <Check className="icon" aria-hidden="true" />
        <b className="setup-way__name">Ask me first</b>
        <span className="setup-way__words">You accept, suggest another time or decline.</span>
      </label>
      <label className="setup-way">
        <input
          type="radio"
          name="when-booked"
          disabled={isLocked}
          checked={atOnce}
          onChange={() => onChange({ confirmAtOnce: true })}
        />
        {isLocked ? (
          <Lock className="icon" aria-hidden="true" />
        ) : (
          <Check className="icon" aria-hidden="true" />
        )}
        <b className="setup-way__name">
          Confirm at once <PlanBadge plan="PREMIUM" />
        </b>
        <span className="setup-way__words">
          {isLocked
            ? 'Belongs to PREMIUM, with reminders to visitors and review invitations.'
            : 'The booking is confirmed and both of you get a mail.'}
        </span>
      </label>
    </fieldset>
  )
}
