import { API } from '#shared/api/api.ts'
import { bookingPages, groupPages, helpPages } from '#shared/paths.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { createPathOf } from './platform/http/log/describe-request.ts'

const SECRET = ':token'

/** Addresses that end in a secret, or have one in the middle: pages, and calls with such a parameter. */
const SECRET_ADDRESSES = [
  bookingPages.visitor(SECRET),
  bookingPages.answer(SECRET),
  bookingPages.calendar(SECRET),
  groupPages.group(SECRET),
  helpPages.conversation(SECRET),
  claimPages.own(SECRET),
  claimPages.stop(SECRET),
  ...Object.keys(API)
    .filter((name) => name.includes(SECRET))
    .map((name) => name.slice(name.indexOf('/'))),
]

/** The path of an address as the log may have it. */
export const pathOf = createPathOf([
  ...new Set(
    SECRET_ADDRESSES.map((address) => decodeURIComponent(address).split(SECRET, 1)[0] ?? ''),
  ),
])
