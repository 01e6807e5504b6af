/** A calendar entry; all times in UTC, which needs no time zone definition. */
export interface CalendarEntry {
  uid: string
  /** Raised with every change: calendars use the highest. */
  sequence: number
  /** When this version was created. */
  stampISO: string
  startISO: string
  endISO: string
  summary: string
  location: string
  description: string
  url?: string
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  organizer?: { name: string; address: string }
  attendee?: { name: string; address: string }
}

/** PUBLISH for a file or feed, REQUEST and CANCEL for mails that add, change and remove the entry. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL'

/** An iCalendar file (RFC 5545): lines end in CRLF and are folded at 75 bytes. */
export function calendarFile(
  method: CalendarMethod,
  entries: readonly CalendarEntry[],
  feed?: { name: string; hours: number },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//CPT Recommends//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(feed
      ? [
          `NAME:${text(feed.name)}`,
          `X-WR-CALNAME:${text(feed.name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:PT${feed.hours}H`,
          `X-PUBLISHED-TTL:PT${feed.hours}H`,
        ]
      : []),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function entryLines(entry: CalendarEntry): string[] {
  const { organizer, attendee, url } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${moment(entry.stampISO)}`,
    `DTSTART:${moment(entry.startISO)}`,
    `DTEND:${moment(entry.endISO)}`,
    `SUMMARY:${text(entry.summary)}`,
    ...(entry.location ? [`LOCATION:${text(entry.location)}`] : []),
    ...(entry.description ? [`DESCRIPTION:${text(entry.description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `STATUS:${entry.status}`,
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`] : []),
    // The visitor asked for it, so no reply from the calendar is needed.
    ...(attendee
      ? [
          `ATTENDEE;CN=${quoted(attendee.name)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.address}`,
        ]
      : []),
    'END:VEVENT',
  ]
}

const moment = (iso: string) => `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`

const text = (value: string) =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar takes no others
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** A parameter cannot contain a quotation mark or a line break. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar takes none
const quoted = (value: string) => `"${value.replace(/["\u0000-\u001f\u007f]/g, ' ').trim()}"`

const LINE_BYTES = 75

/** By bytes, but between characters: a multi-byte character must not be cut. */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += letter
    bytes += size
  }
  return folded
}
