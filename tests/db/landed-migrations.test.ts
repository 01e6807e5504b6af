import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The start of each file's SHA-256, written down when it landed. Lines are only added. */
const LANDED: Record<string, string> = {
  '0038-real-praise-and-money.ts': '2c39ff0dfbda73c4',
  '0039-account-notices.ts': '38a7ece94b5ff4e2',
  '0040-mailboxes.ts': '24970243dedc01c9',
  '0041-passkeys.ts': 'aededdf002bec63b',
  '0042-records-without-addresses.ts': '0e53ea094dca411b',
  '0043-ledger-fees.ts': '9f077e3356c15e39',
  '0044-edited-reviews.ts': '369b9b0a10f29e74',
  '0046-entered-bookings.ts': '7eeb5625743ac20e',
  '0047-bookable-people.ts': '34b22dc1abc6157e',
  '0049-other-calendars.ts': '3ac4a70cf5c3c551',
  '0051-corrected-mail-addresses.ts': 'fcf48f4a52f3c925',
  '0052-search-timed-services.ts': '36846f001b01e409',
  '0055-site.ts': '2be448c4256b8e37',
  '0056-asked-to-move.ts': '09ecf3ae033f51d6',
  '0057-undo.ts': 'ab95613b127c2bbb',
  '0058-help-votes.ts': '4a5ece4467c982f1',
  '0059-personal-data.ts': '3f667ca93627b923',
  '0060-erasures.ts': 'c2cf662830662427',
  '0061-accepted-terms.ts': 'c7a395ea23e454d6',
  '0062-user-page.ts': '50f0456d6a5596e2',
  '0065-leaving.ts': 'f6bde2cc3899beca',
  '0070-admin-lists.ts': '83aa7897739288de',
  '0072-conversations.ts': 'eab5308c86f43076',
  '0074-gem-requests.ts': 'f9d2706c9c417711',
  '0075-visit-counters.ts': '7774e080cd92837b',
  '0077-data-requests.ts': '466aa0915e26284c',
  '0081-imports.ts': 'e2dddb72cb27ab4b',
  '0080-unclaimed.ts': 'b6415de2e49c2648',
  '0085-galleries.ts': 'd919f88a8a612db7',
  '0088-site-days.ts': 'c9b687e478ea3e8e',
  'baseline/accounts.ts': '99a89fcb301ddb80',
  'baseline/baseline.ts': '2ae376b3b309e37e',
  'baseline/bookings.ts': '8c98546274716add',
  'baseline/businesses.ts': 'f9abdda1ef66b673',
  'baseline/money.ts': '6102088a55d325f6',
  'baseline/reviews.ts': '7cf21c089661e2d0',
  'baseline/site.ts': '950de7b5434b5444',
  'bookings/0135-untimed-services.ts': '8b2a202663aece85',
  'privacy/0110-legal-versions.ts': '6f8088547245a33f',
  'privacy/0111-lapsed-accounts.ts': 'f8b858a5f9c449ef',
  'privacy/0112-farewells.ts': 'e97f87740e1e10a4',
  'privacy/0140-operator-phone.ts': '36065bad07dac77e',
  'privacy/0141-old-payments.ts': 'ef03f44e6f5ec96a',
  'supply/0090-corrections.ts': '80e055653a65c428',
  'supply/0091-claims.ts': '90c1cbf16715def4',
  'supply/0100-demo-imports.ts': 'f2a4113c15e7de0e',
  'supply/0101-invitations.ts': 'e0bf3c003ba10b06',
  'supply/0125-business-aliases.ts': '75e2109e6c324303',
}

const FOLDER = 'src/server/platform/db/migrations'
const files = globSync('**/*.ts', { cwd: FOLDER }).toSorted()
const numbered = files.filter((file) => /^\d{4}/.test(path.basename(file)))
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8')
const checksum = (file: string) =>
  createHash('sha256').update(read(file)).digest('hex').slice(0, 16)

// Deployed databases have run it already: an edit would never reach them. Add a new migration instead.
test.each(Object.entries(LANDED))('%s is as it landed', (file, landed) => {
  expect(checksum(file)).toBe(landed)
})

test('every migration but the newest, which may still be in work, is listed', () => {
  const unlisted = files.filter((file) => LANDED[file] === undefined)
  expect(numbered.slice(-1)).toEqual(expect.arrayContaining(unlisted))
})

test('a number is given once', () => {
  const numbers = numbered.map((file) => path.basename(file).slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

// Code that changes would change what a migration of the past does.
test.each(files)('%s stands by itself', (file) => {
  const imported = [...read(file).matchAll(/^(import .*)from '([^']+)'$/gm)]
  const live = imported.filter(
    ([, what = '', from = '']) => !what.startsWith('import type') && !/^(kysely|\.\/)/.test(from),
  )
  expect(live.map(([, , from]) => from)).toEqual([])
})
