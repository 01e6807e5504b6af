import { z } from 'zod'
import { bookingSetupRequestSchema } from '#shared/schemas/bookings/booking-setup.ts'
import { BlockedTimes } from '#web/features/bookings/setup/blocked-times.tsx'
import { BreaksEditor } from '#web/features/bookings/setup/breaks-editor.tsx'
import { SpecialDaysEditor } from '#web/features/bookings/setup/special-days-editor.tsx'
import { HoursEditor } from '#web/features/listing/hours-editor.tsx'
import { hoursFormOf, hoursFormSchema } from '#web/features/listing/hours-form.ts'
import { SaveBar } from './save-bar.tsx'
import { type Stored, usePart } from './use-part.ts'

const { specialDays, breaks } = bookingSetupRequestSchema.shape
const hoursPartSchema = z.object({ hours: hoursFormSchema, specialDays, breaks })

const HOURS = {
  name: 'hours',
  words: { hours: 'operating hours', specialDays: 'special days', breaks: 'breaks' },
  read: ({ profile, setup }: Stored) => ({
    hours: hoursFormOf(profile?.operatingHours ?? null),
    specialDays: setup.specialDays,
    breaks: setup.breaks,
  }),
  loadSchema: async () => hoursPartSchema,
  changeOf: ({ hours, ...setup }: z.output<typeof hoursPartSchema>) => ({
    listing: { operatingHours: hours },
    setup,
  }),
}

/** When the business is open, and when it is not. */
export function HoursPart({ stored }: { stored: Stored }) {
  const { values, errors, change, formProps, discard, ...bar } = usePart(stored, HOURS)
  const hasProfile = stored.profile !== null
  return (
    <form className="dashboard-columns setup" {...formProps}>
      <div className="stack">
        <HoursEditor hours={values.hours} errors={errors} onChange={(hours) => change({ hours })} />
        <SpecialDaysEditor days={values.specialDays} errors={errors} onChange={change} />
      </div>
      <div className="stack">
        <BreaksEditor breaks={values.breaks} onChange={change} />
        <BlockedTimes people={stored.setup.people} hasProfile={hasProfile} />
      </div>
      <SaveBar {...bar} disabled={!hasProfile} onDiscard={discard} />
    </form>
  )
}
