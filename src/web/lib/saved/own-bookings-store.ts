import { deviceList, hasText } from './device-list.ts'

/** A booking made on this device, with the address of its page. */
export interface OwnBooking {
  page: string
  businessName: string
  /** The time asked for, or empty. */
  when: string
  bookedAt: string
}

const MOST = 30
/** How long after its day it is still listed. */
const KEPT_MS = 90 * 24 * 3600 * 1000

const isBooking = (one: object): one is OwnBooking =>
  hasText(one, 'page') &&
  one.page.startsWith('/booking/') &&
  hasText(one, 'businessName') &&
  hasText(one, 'when') &&
  hasText(one, 'bookedAt')

const { read, write, watch } = deviceList('bookings', isBooking, MOST)

export { watch as watchOwnBookings }

export function readOwnBookings(now = new Date()): OwnBooking[] {
  const isKept = ({ when, bookedAt }: OwnBooking) =>
    now.getTime() - Date.parse(when || bookedAt) < KEPT_MS
  return read().filter(isKept)
}

/** Nobody is told if it cannot be stored: the mail has a link as well. */
export function addOwnBooking(booking: OwnBooking): void {
  const others = readOwnBookings().filter(({ page }) => page !== booking.page)
  write([booking, ...others].slice(0, MOST))
}

export function removeOwnBooking(removed: string): string | undefined {
  return write(read().filter(({ page }) => page !== removed))
}
