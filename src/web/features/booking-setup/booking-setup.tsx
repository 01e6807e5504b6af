import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#shared/api-error.ts'
import type { Plan } from '#shared/money/plans.ts'
import type { BookingSetup as Setup } from '#shared/schemas/booking-setup.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/field.tsx'
import { Spinner } from '#web/components/ui/spinner.tsx'
import { failureText } from '#web/lib/failure-text.ts'
import { BlockedTimes } from './blocked-times.tsx'
import { BookingRules } from './booking-rules.tsx'
import { bookingSetupQuery, useSaveBookingSetup } from './booking-setup.queries.ts'
import { BreaksEditor } from './breaks-editor.tsx'
import { ServicesEditor } from './services-editor.tsx'
import { SpecialDaysEditor } from './special-days-editor.tsx'

export type SetupChange = (change: Partial<Setup>) => void

interface BookingSetupProps {
  plan: Plan
  hasProfile: boolean
  hasHours: boolean
  onDirty: (dirty: boolean) => void
}

/** How a business is booked by the clock, below the listing's own details. */
export function BookingSetup(props: BookingSetupProps) {
  const { data, error } = useQuery(bookingSetupQuery)
  if (error) return <FormError>{failureText(error)}</FormError>
  if (!data) return <Spinner />
  return <SetupForm key={JSON.stringify(data.setup)} saved={data.setup} {...props} />
}

function SetupForm({
  saved,
  plan,
  hasProfile,
  hasHours,
  onDirty,
}: BookingSetupProps & { saved: Setup }) {
  const [setup, setSetup] = useState(saved)
  const save = useSaveBookingSetup()
  const change: SetupChange = (part) => {
    const next = { ...setup, ...part }
    setSetup(next)
    onDirty(JSON.stringify(next) !== JSON.stringify(saved))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate(setup, { onSuccess: () => onDirty(false) })
  }
  const isOnline = hasHours && setup.services.some(({ online }) => online)
  const errors = save.error instanceof ApiError ? Object.values(save.error.errors) : []
  return (
    <form className="cols setup" noValidate onSubmit={submit}>
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
        <BlockedTimes hasProfile={hasProfile} />
        {save.isError && <FormError>{errors[0] ?? failureText(save.error)}</FormError>}
        <div className="formend">
          <Button type="submit" disabled={!hasProfile} pending={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Online Booking'}
          </Button>
        </div>
      </div>
    </form>
  )
}
