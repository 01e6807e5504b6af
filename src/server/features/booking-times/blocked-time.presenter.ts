import type { BlockedTime } from '#shared/schemas/bookings/free-times.ts'

export function presentBlockedTime(blocked: BlockedTime): BlockedTime {
  const { id, startISO, endISO, note, personId, personName } = blocked
  return { id, startISO, endISO, note, personId, personName }
}
