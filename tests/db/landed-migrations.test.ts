import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The start of each file's SHA-256, written down when it landed. A line is only ever added. */
const LANDED: Record<string, string> = {
  '0001-first-schema.ts': '52cae0efc535ca36',
  '0002-text-index.ts': '6e4e25801f4e8755',
  '0003-mail-and-schedule.ts': 'b4c134de483897fe',
  '0004-uploads.ts': 'e6d6b73c366478ca',
  '0005-recent-views.ts': '0467a8a446a0fa84',
  '0006-name-words-once.ts': '5d306c425af244c3',
  '0007-word-index.ts': '952c82694aaff298',
  '0008-limit-counts.ts': '26e601f2065ded95',
  '0009-newest-owners.ts': '56670a36c5bf8253',
  '0010-search-without-rows.ts': '8240e6c62f913bf2',
  '0011-owners-counted.ts': '39e99d2ac0f894e7',
  '0012-second-factors.ts': 'f9c0779b520fac2c',
  '0013-own-sessions.ts': '15882360c4899b4f',
  '0014-review-states.ts': '0f228c01c2c8d5a6',
  '0016-services-and-suburbs.ts': 'd9783b7c35482e1b',
  '0017-booking-states.ts': 'c4fa7b7c46ec707c',
  '0018-booking-times.ts': 'a68ca446712e548c',
  '0019-review-trust.ts': 'c6cef8b9849f5add',
  '0021-money.ts': '794473633ed4d384',
  '0023-marks-and-orders.ts': '9bcd3fac9b44966e',
  '0024-booked-and-removed.ts': '25cadfb0e9c37902',
  '0025-invoice-details.ts': 'bcf06c8da58b538d',
  '0027-places-and-online-booking.ts': 'ac83d3eeef25dbc0',
  '0028-booking-groups.ts': '7cb3e27d90ebe508',
  '0029-open-hours-and-order-keys.ts': '0f59b4c85cbb2175',
  '0030-booking-counts.ts': '3632a7e66870b0d3',
  '0031-words-by-field.ts': 'd2c2ce9f734484b4',
  'rating-triggers.ts': '4a2a1f6056f0057a',
}

const FOLDER = 'src/server/platform/db/migrations'
const files = readdirSync(FOLDER).toSorted()

const checksum = (file: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(FOLDER, file)))
    .digest('hex')
    .slice(0, 16)

// Databases out there have run it already: an edit would never reach them. Add a new migration instead.
test.each(Object.entries(LANDED))('%s is as it landed', (file, landed) => {
  expect(checksum(file)).toBe(landed)
})

test('every migration but the newest, which may still be in work, is listed', () => {
  const numbered = files.filter((file) => /^\d/.test(file))
  const unlisted = files.filter((file) => LANDED[file] === undefined)
  expect(numbered.slice(-1)).toEqual(expect.arrayContaining(unlisted))
})

test('a number is given once', () => {
  const numbers = files.map((file) => file.slice(0, 4)).filter((start) => /^\d{4}$/.test(start))
  expect(new Set(numbers).size).toBe(numbers.length)
})
