import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#shared/api-error.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import type { Plan } from '#shared/money/plans.ts'
import type { BookingSetup as Setup } from '#shared/schemas/bookings/booking-setup.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Spinner } from '#web/components/ui/feedback/spinner.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { failureText } from '#web/lib/api/failure-text.ts'
import { classNames } from '#web/lib/class-names.ts'
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
  const change: SetupChange = (part) => {
    const next = { ...setup, ...part }
    setSetup(next)
    onDirty(JSON.stringify(next) !== JSON.stringify(saved))
  }
  const discard = () => {
    setSetup(saved)
    onDirty(false)
    save.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate(setup, { onSuccess: () => onDirty(false) })
  }
  const isOnline = hasHours && setup.services.some(({ online }) => online)
  const errors = save.error instanceof ApiError ? Object.values(save.error.errors) : []
  return (
    <form className="dashboard-columns setup" noValidate onSubmit={submit}>
      <div className="stack">
        <ServicesEditor
          services={setup.services}
          isOnline={isOnline}
          hasHours={hasHours}
          onChange={change}
        />
        <SpecialDaysEditor days={setup.specialDays} onChange={change} />
        <BreaksEditor breaks={setup.breaks} onChange={change} />
      </div>
      <div className="stack">
        <BookingRules setup={setup} plan={plan} onChange={change} />
        {businessId && <BookingPreview businessId={businessId} hours={hours} saved={saved} />}
        <BlockedTimes hasProfile={hasProfile} />
        {save.isError && <FormError>{errors[0] ?? failureText(save.error)}</FormError>}
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
