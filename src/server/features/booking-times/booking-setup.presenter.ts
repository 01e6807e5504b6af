import { fromJson } from '#server/platform/db/json-text.ts'
import type { SpecialDays } from '#shared/hours/opening-hours.ts'
import type { Plan } from '#shared/money/plans.ts'
import type { BookingSetup } from '#shared/schemas/bookings/booking-setup.ts'
import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { confirmsAtOnce } from './booking-rules.ts'
import type { BookingSetupRows, DaysRows, PublicSetupRows } from './booking-setup.service.ts'

export function presentBookingSetup(rows: BookingSetupRows): BookingSetup {
  const { services, people, settings, specialDays } = rows
  return {
    services: services.map(({ online, ...service }) => ({ ...service, online: online === 1 })),
    people,
    breaks: fromJson(settings.breaks),
    specialDays,
    capacity: settings.capacity,
    noticeMinutes: settings.noticeMinutes,
    horizonDays: settings.horizonDays,
    confirmAtOnce: settings.confirmAtOnce === 1,
  }
}

/** The public form; a business without opening hours has no free times. */
export function presentPublicSetup(
  { services: all, online, people, settings, specialDays }: PublicSetupRows,
  { plan, hasHours }: { plan: Plan | ''; hasHours: boolean },
): Pick<PublicBusiness, 'booking' | 'prices' | 'specialDays'> {
  const services = online.map(({ id, name, minutes, price, personIds }) => ({
    id,
    name,
    minutes,
    price,
    personIds,
  }))
  const chosen = new Set(services.flatMap(({ personIds }) => personIds))
  const booking = {
    services,
    people: people.filter(({ id }) => chosen.has(id)),
    confirmsAtOnce: confirmsAtOnce({ plan, confirmAtOnce: settings.confirmAtOnce }),
    horizonDays: settings.horizonDays,
  }
  const takesTimes = hasHours && services.length > 0
  const prices = all.flatMap(({ id, name, minutes, price, online: isOnline }) =>
    price === null || (takesTimes && isOnline === 1) ? [] : [{ id, name, minutes, price }],
  )
  return {
    booking: takesTimes ? booking : null,
    ...(prices.length > 0 && { prices }),
    specialDays: presentSpecialDays(specialDays),
  }
}

const presentSpecialDays = (days: DaysRows['specialDays']): SpecialDays =>
  Object.fromEntries(
    days
      .filter(({ kind }) => kind !== 'usual')
      .map(({ day, name, kind, open, close }) => [
        day,
        { name, open, close, closed: kind === 'closed' },
      ]),
  )

export const presentDays = ({ breaks, specialDays }: DaysRows) => ({
  breaks: fromJson(breaks),
  specialDays: presentSpecialDays(specialDays),
})
