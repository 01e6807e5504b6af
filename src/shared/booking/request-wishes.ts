import type { Industry } from '#shared/catalogue/industries.ts'

/** What a form asks beside name and contact; all of it may be left out. */
export interface Wishes {
  dateISO?: string
  /** '19:30'. */
  time?: string
  people?: string
  service?: string
  notes?: string
}

/** Where a table is booked, not an appointment. */
export const isTable = (industry: Industry): boolean => industry === 'Restaurant'

export const bookingTitle = (industry: Industry): string =>
  isTable(industry) ? 'Book a Table' : 'Book an Appointment'

/** Below the dialog's title, which is the same for all. */
export const bookingAt = (business: { industry: Industry; businessName: string }): string =>
  `${isTable(business.industry) ? 'a table at' : 'with'} ${business.businessName}`

/** The wishes as a booking request has them: the hour within the date, the rest as the first line of the notes. */
export function inRequest({ dateISO = '', time, people, service, notes }: Wishes) {
  const count = Number(people)
  const who = count > 0 ? `For ${count === 1 ? '1 person' : `${count} people`}.` : ''
  const what = service?.trim() ? `Service: ${service.trim()}.` : ''
  return {
    dateISO: time ? `${dateISO}T${time}` : dateISO,
    notes: [who, what, notes].filter(Boolean).join('\n'),
  }
}
