import type { Db } from '#server/platform/db/schema.ts'
import { stateWord, whenOf } from '#shared/booking/booking-words.ts'
import { CSV_BYTE_ORDER_MARK, csvLine } from '#shared/text/csv.ts'
import { formatDate, formatDateTime } from '#shared/time/dates.ts'
import { findListed, type ListFilter, type OwnBookingRow } from './own-booking.repository.ts'

const COLUMNS = ['Name', 'Phone', 'Email', 'When', 'Service', 'Notes', 'State', 'Asked', 'With']
const CHUNK = 500

const words = (iso: string) => (iso.length === 10 ? formatDate(iso) : formatDateTime(iso))

function lineOf(row: OwnBookingRow): string {
  const when = whenOf(row)
  return csvLine([
    row.name,
    row.phone,
    row.email,
    when === null ? 'Not specified' : words(when),
    row.serviceName ?? '',
    row.notes ?? '',
    stateWord(row.status, row.movedBy, 'owner'),
    formatDateTime(row.createdAt),
    row.personName ?? '',
  ])
}

/** Read in batches of a few hundred, so that a long list does not block other requests. */
export async function* bookingCsv(
  db: Db,
  businessId: string | undefined,
  filter: ListFilter,
): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + csvLine(COLUMNS)
  if (businessId === undefined) return
  for (let offset = 0; ; offset += CHUNK) {
    const rows = await findListed(db, businessId, filter, { limit: CHUNK, offset })
    yield rows.map(lineOf).join('')
    if (rows.length < CHUNK) return
  }
}
