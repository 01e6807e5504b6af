interface Appointment {
  businessName: string
  startISO: string | null
  endISO: string | null
  business: { address: string }
}

const stamp = (iso: string) => `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`

/** Opens Google's own form with everything filled in; null without a time. */
export function googleCalendarUrl({
  businessName,
  startISO,
  endISO,
  business,
}: Appointment): string | null {
  if (startISO === null || endISO === null) return null
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: businessName,
    dates: `${stamp(startISO)}/${stamp(endISO)}`,
    location: business.address,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}
