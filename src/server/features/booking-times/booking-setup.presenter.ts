import type { Breaks } from '#shared/booking/free-times.ts'
import type { BookingSetup } from '#shared/schemas/booking-setup.ts'
import type { BookingSetupRows } from './booking-setup.service.ts'

export function presentBookingSetup(rows: BookingSetupRows): BookingSetup {
  const { services, settings, specialDays } = rows
  return {
    services: services.map(({ online, ...service }) => ({ ...service, online: online === 1 })),
    breaks: JSON.parse(settings.breaks) as Breaks,
    specialDays,
    capacity: settings.capacity,
    noticeMinutes: settings.noticeMinutes,
    horizonDays: settings.horizonDays,
    confirmAtOnce: settings.confirmAtOnce === 1,
  }
}
