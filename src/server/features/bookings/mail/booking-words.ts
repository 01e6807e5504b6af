import { formatDate, formatDateTime } from '#shared/time/dates.ts'

/** The requested day in words. */
export function wantedDate(dateISO: string | null): string {
  if (dateISO === null || dateISO === '') return 'Not specified'
  if (Number.isNaN(Date.parse(dateISO))) return dateISO
  return dateISO.length === 10 ? formatDate(dateISO) : formatDateTime(dateISO)
}
