import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The start of each file's SHA-256, without imports, written down when it landed. Lines are only added. */
const LANDED: Record<string, string> = {
  '0001-first-schema.ts': '01067bc3995929e1',
  '0002-text-index.ts': '71f497d639c6cc64',
  '0003-mail-and-schedule.ts': 'bab7da9a3949b1a3',
  '0004-uploads.ts': 'ad660cf7ba8ec2d4',
  '0005-recent-views.ts': '966e98f96a0db63e',
  '0006-name-words-once.ts': '55ecdeeb7d541280',
  '0007-word-index.ts': '6ea3631794976855',
  '0008-limit-counts.ts': '0888c43c0306fa42',
  '0009-newest-owners.ts': 'b32817c44a709720',
  '0010-search-without-rows.ts': 'a078faf295fac4ee',
  '0011-owners-counted.ts': '203f64f0fc1b1487',
  '0012-second-factors.ts': '8fe059cba0a8c778',
  '0013-own-sessions.ts': 'dc29ea9976971f8a',
  '0014-review-states.ts': '1240e65c311ac025',
  '0016-services-and-suburbs.ts': 'f6c9622330d0a3fb',
  '0017-booking-states.ts': 'fb7412024c7516d8',
  '0018-booking-times.ts': '198377f490214ad8',
  '0019-review-trust.ts': 'ab1899dc88ac04ec',
  '0021-money.ts': 'ce693487da1a4b2d',
  '0023-marks-and-orders.ts': '3a780befc5e2fd4b',
  '0024-booked-and-removed.ts': '6cfab8e42739fd1b',
  '0025-invoice-details.ts': 'ede4dbb0f34d1ae4',
  '0027-places-and-online-booking.ts': '0fc944857ea59acb',
  '0028-booking-groups.ts': 'e14f2366404ba3f0',
  '0029-open-hours-and-order-keys.ts': 'ad242ab86da6d99c',
  '0030-booking-counts.ts': '4efacb86c1a4b25d',
  '0031-words-by-field.ts': '77a4886e2a758f83',
  '0032-images-cleanup.ts': 'f5ae048b371b76f4',
  '0033-areas-of-suburbs.ts': '1d0c6d0c907d5838',
  'rating-triggers.ts': 'ca572671be6808cf',
}

const FOLDER = 'src/server/platform/db/migrations'
const paths = new Map(
  readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, path.join(parentPath, name)]),
)
const files = [...paths.keys()].toSorted()

/** Without imports: moving a helper does not change what a migration does. */
function checksum(file: string): string {
  const text = readFileSync(paths.get(file) ?? file, 'utf8')
  const body = text.replaceAll(/^import [^;]*?from '[^']+'\n/gm, '')
  return createHash('sha256').update(body).digest('hex').slice(0, 16)
}

// Deployed databases have run it already: an edit would never reach them. Add a new migration instead.
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
