import { bookingApi, bookingPages } from '#shared/booking/booking-paths.ts'
import { groupApi, groupPages } from '#shared/booking/group-paths.ts'
import { createPathOf } from './platform/http/log/describe-request.ts'

/** Addresses that end in a secret, or have one in the middle. */
const SECRET_ADDRESSES = [
  bookingPages.visitor(':token'),
  bookingPages.answer(':token'),
  bookingPages.calendar(':token'),
  bookingApi.visitorMove(':token', ''),
  groupPages.group(':token'),
  groupApi.stopMails(':token'),
]

/** The path of an address as the log may have it. */
export const pathOf = createPathOf(
  SECRET_ADDRESSES.map((address) =>
    address.slice(0, address.indexOf(encodeURIComponent(':token'))),
  ),
)
