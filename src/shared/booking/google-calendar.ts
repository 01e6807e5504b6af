import { appointmentTitle } from './booking-words.ts'

interface Appointment {
  businessName: string
  serviceName: string | null
  personName?: string | null
  startISO: string | null
  endISO: string | null
  business: { address: string }
}

const stamp = (iso: string) => `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`

/** A link to Google Calendar's form with everything filled in; null without a time. */
export function googleCalendarUrl(appointment: Appointment): string | null {
  const { startISO, endISO, business } = appointment
  if (startISO === null || endISO === null) return null
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: appointmentTitle(appointment),
    dates: `${stamp(startISO)}/${stamp(endISO)}`,
    location: business.address,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
