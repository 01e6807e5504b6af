import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import type { Plan } from '#shared/money/plans.ts'
import {
  bookingSetupRequestSchema,
  type BookingSetup as Setup,
} from '#shared/schemas/bookings/booking-setup.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Spinner } from '#web/components/ui/feedback/spinner.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { failureText } from '#web/lib/api/failure-text.ts'
import { classNames } from '#web/lib/class-names.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { BlockedTimes } from './blocked-times.tsx'
import { BookingPreview } from './booking-preview.tsx'
import { BookingRules } from './booking-rules.tsx'
import {
  bookingSetupQuery,
  type SetupChange,
  type SetupDraft,
  useSaveBookingSetup,
} from './booking-setup.queries.ts'
import { BreaksEditor } from './breaks-editor.tsx'
import { ServicesEditor } from './services-editor.tsx'
import { SpecialDaysEditor } from './special-days-editor.tsx'

const loadSchema = async () => bookingSetupRequestSchema

interface BookingSetupProps {
  plan: Plan
  /** Null until the profile is saved for the first time. */
  businessId: string | null
  hours: OperatingHours | null
  onDirty: (dirty: boolean) => void
}

/** The setup of online booking, below the listing's details. */
export function BookingSetup(props: BookingSetupProps) {
  const { data, error } = useQuery(bookingSetupQuery)
  if (error) return <FormError>{failureText(error)}</FormError>
  if (!data) return <Spinner />
  return <SetupForm key={JSON.stringify(data.setup)} saved={data.setup} {...props} />
}

function SetupForm({
  saved,
  plan,
  businessId,
  hours,
  onDirty,
}: BookingSetupProps & { saved: Setup }) {
  const [setup, setSetup] = useState<SetupDraft>(saved)
  const isDirty = JSON.stringify(setup) !== JSON.stringify(saved)
  const hasProfile = businessId !== null
  const hasHours = hours !== null
  const save = useSaveBookingSetup()
  const form = useSchemaForm(
    loadSchema,
    (values) => {
      if (save.isPending) return
      save.mutate(values, { onSuccess: () => onDirty(false), onError: form.showFailure })
    },
    () => setup,
  )
  const change: SetupChange = (part) => {
    const next = { ...setup, ...part }
    setSetup(next)
    onDirty(JSON.stringify(next) !== JSON.stringify(saved))
    // Errors are keyed by position, and rows may have moved.
    if (Object.keys(form.errors).length > 0) form.check('')
  }
  const discard = () => {
    setSetup(saved)
    onDirty(false)
    save.reset()
    form.clear()
  }
  const isOnline = hasHours && setup.services.some(({ online }) => online)
  return (
    <form className="dashboard-columns setup" {...form.props}>
      <div className="stack">
        <ServicesEditor
          services={setup.services}
          isOnline={isOnline}
          hasHours={hasHours}
          errors={form.errors}
          onChange={change}
        />
        <SpecialDaysEditor days={setup.specialDays} errors={form.errors} onChange={change} />
        <BreaksEditor breaks={setup.breaks} onChange={change} />
      </div>
      <div className="stack">
        <BookingRules setup={setup} plan={plan} onChange={change} />
        {businessId && <BookingPreview businessId={businessId} hours={hours} saved={saved} />}
        <BlockedTimes hasProfile={hasProfile} />
        {save.isError && !form.refusedField && <FormError>{failureText(save.error)}</FormError>}
      </div>
      <div className={classNames('setup-save', isDirty && 'setup-save--dirty')}>
        <p role="status">{isDirty && 'Not saved yet'}</p>
        {isDirty && (
          <Button variant="quiet" onClick={discard}>
            Discard
          </Button>
        )}
        <Button type="submit" disabled={!hasProfile} pending={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Online Booking'}
        </Button>
      </div>
    </form>
  )
}
