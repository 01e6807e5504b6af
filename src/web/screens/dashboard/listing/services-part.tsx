import type { z } from 'zod'
import type { Plan } from '#shared/money/plans.ts'
import { BookingPreview } from '#web/features/bookings/setup/booking-preview.tsx'
import { BookingRules } from '#web/features/bookings/setup/booking-rules.tsx'
import { PeopleEditor } from '#web/features/bookings/setup/people-editor.tsx'
import { ServicesEditor } from '#web/features/bookings/setup/services-editor.tsx'
import { servicesFormSchema, servicesOf } from '#web/features/bookings/setup/services-form.ts'
import { SaveBar } from './save-bar.tsx'
import { type Stored, usePart } from './use-part.ts'

const SERVICES = {
  name: 'services',
  words: { services: 'services', rules: 'online booking' },
  read: ({ profile, setup }: Stored) => {
    const { services, capacity, noticeMinutes, horizonDays, confirmAtOnce } = setup
    return {
      services: servicesOf(services, profile?.services ?? []),
      rules: { capacity, noticeMinutes, horizonDays, confirmAtOnce },
    }
  },
  loadSchema: async () => servicesFormSchema,
}

/** What is on offer, and how it is booked. */
export function ServicesPart({ stored, plan }: { stored: Stored; plan: Plan }) {
  const { profile, setup } = stored
  const { values, errors, change, formProps, discard, ...bar } = usePart(stored, {
    ...SERVICES,
    changeOf: ({ rules, stored, listed }: z.output<typeof servicesFormSchema>) => ({
      setup: {
        ...rules,
        // A person may have been removed while the services were edited.
        services: stored.map((service) => ({
          ...service,
          personIds: service.personIds.filter((id) => setup.people.some((one) => one.id === id)),
        })),
      },
      listing: { services: listed },
    }),
  })
  const hasProfile = profile !== null
  const hours = profile?.operatingHours ?? null
  const { services, rules } = values
  return (
    <form className="dashboard-columns setup" {...formProps}>
      <div className="stack">
        <ServicesEditor
          services={services}
          people={setup.people}
          isOnline={hours !== null && services.some(({ online }) => online)}
          hasHours={hours !== null}
          errors={errors}
          onChange={(next) => change({ services: next })}
        />
        <PeopleEditor people={setup.people} hasProfile={hasProfile} />
      </div>
      <div className="stack">
        <BookingRules
          rules={rules}
          plan={plan}
          onChange={(part) => change({ rules: { ...rules, ...part } })}
        />
        {profile && <BookingPreview businessId={profile.id} hours={hours} saved={setup} />}
      </div>
      <SaveBar {...bar} disabled={!hasProfile} onDiscard={discard} />
    </form>
  )
}
