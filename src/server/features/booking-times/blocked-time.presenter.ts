import type { BlockedTime } from '#shared/schemas/bookings/free-times.ts'

export function presentBlockedTime({ id, startISO, endISO, note }: BlockedTime): BlockedTime {
  return { id, startISO, endISO, note }
}
