import { deviceList, hasText } from './device-list.ts'

/** A booking made on this device, or a request to several, with the address of its page. */
export interface OwnBooking {
  page: string
  /** Of a group request, all of their names. */
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
  /^\/booking(-group)?\//.test(one.page) &&
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

export const BOOKED_MARK = 'data-booked'

/** For an element of a page that only the device gets which has booked. */
export const markBooked = (booking: Omit<OwnBooking, 'bookedAt'>) => ({
  [BOOKED_MARK]: JSON.stringify(booking),
})

export function addMarkedBooking({ dataset: { booked = '{}' } }: HTMLElement): void {
  const booking = { ...JSON.parse(booked), bookedAt: new Date().toISOString() }
  if (isBooking(booking)) addOwnBooking(booking)
}

export function removeOwnBooking(removed: string): string | undefined {
  return write(read().filter(({ page }) => page !== removed))
}
