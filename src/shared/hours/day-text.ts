import type { DayHours } from './opening-hours.ts'

const TIME = /^(\d{1,2})(?:[:.h](\d{2}))?(am|pm)?$/

/** '09:00' of '9', '9.00', '9h00' or '9am'; null if it is no time. */
function readTime(text: string): string | null {
  const [, hourText, minutes = '00', half] = TIME.exec(text) ?? []
  if (hourText === undefined) return null
  const hour = Number(hourText)
  if (half && (hour < 1 || hour > 12)) return null
  const ofDay = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour
  if (ofDay > 23 || Number(minutes) > 59) return null
  return `${String(ofDay).padStart(2, '0')}:${minutes}`
}

/** The hours of one day as somebody types them: '9-17', '09:00 – 17:00', '9am to 5pm', 'closed', '24 hours'. */
export function readDayText(text: string): DayHours | null {
  const words = text
    .toLowerCase()
    .replace(/[–—]|to/g, '-')
    .replace(/\s/g, '')
  if (words === 'closed') return { open: '', close: '', closed: true }
  if (words === '24hours' || words === 'open24hours')
    return { open: '00:00', close: '00:00', closed: false }
  const [from = '', until = '', more] = words.split('-')
  const open = readTime(from)
  const close = readTime(until)
  return open === null || close === null || more !== undefined
    ? null
    : { open, close, closed: false }
}
