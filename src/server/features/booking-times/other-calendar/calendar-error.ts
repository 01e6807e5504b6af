import type { CalendarFault } from '#shared/booking/calendar-faults.ts'

/** It would take too long or too much memory, or be too much to store. */
export class TooMuchError extends Error {}

/** Why a calendar was not read. */
export class CalendarError extends Error {
  readonly fault: CalendarFault
  constructor(fault: CalendarFault) {
    super(`A calendar could not be read: ${fault}.`)
    this.fault = fault
  }
}
