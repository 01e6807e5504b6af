import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const PICTURES = 'src/server/platform/images'
const BACKUPS = 'src/server/operations/backups'

/** The source files below the folder that contain the words, without tests. */
const filesWith = (words: RegExp, folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !/\.test\.tsx?$/.test(file) && words.test(readFileSync(file, 'utf8')))
    .sort()

/** Claims of docs/security.md about the code itself, which no request can test. */
it.each<[string, RegExp, string, string[]]>([
  [
    'the environment is read once, at the start, and by what keeps it from other programs',
    /process\.env\b/,
    'src',
    [
      'src/server/development.ts',
      'src/server/main.ts',
      `${BACKUPS}/postgres-tools.ts`,
      `${PICTURES}/worker-process.ts`,
    ],
  ],
  [
    'an address becomes the key of a count in one place, and a review’s network',
    /\bclientNetwork\(/,
    'src/server/{features,render,screens}',
    ['src/server/features/reviews/review.routes.ts'],
  ],
  [
    'nothing is counted by an address as it came',
    /\.consume\([^)]*\b(ip|address|remoteAddress)\b/,
    'src/server',
    [],
  ],
  [
    'nothing that the site does changes or deletes the record of what admins do',
    /(updateTable|deleteFrom)\(['"`]adminActions/,
    'src/server/{features,permissions,render,screens}',
    [],
  ],
  [
    'two files encrypt: texts of the database, and backups',
    /create(Cipher|Decipher)iv|publicEncrypt|subtle\.encrypt/,
    'src',
    [`${BACKUPS}/encrypted-file.ts`, 'src/server/platform/encrypted-text.ts'],
  ],
  [
    'SHA-1 is for ETags, which are checksums, and for authenticator apps, which know nothing else',
    /['"]sha1['"]/,
    'src',
    [
      'src/server/features/accounts/second-factor/totp.ts',
      'src/server/platform/cache/answer-store.ts',
    ],
  ],
  [
    'three files start processes, for images and backups, and none a shell',
    /child_process/,
    'src',
    [
      `${BACKUPS}/backup-process.ts`,
      `${BACKUPS}/postgres-tools.ts`,
      `${PICTURES}/worker-process.ts`,
    ],
  ],
  [
    'files that ask another machine: one at an address of an owner, the others at one of the settings or our own',
    /\bfetch\(|\bhttps?\.(get|request)\(|'(node:)?(https|http2|dns|dns\/promises|tls)'|'(undici|axios|got)'/,
    'src/server',
    [
      'src/server/features/payments/payfast/provider-calls.ts',
      'src/server/features/payments/simulator/simulator.routes.ts',
      'src/server/features/payments/test-notification.service.ts',
      'src/server/features/readiness/outside.ts',
      'src/server/operations/running-release.ts',
      `${PICTURES}/s3-bucket.ts`,
      'src/server/platform/outbound/public-fetch.ts',
    ],
  ],
  [
    'the browser’s storage holds saved businesses, own bookings, the last results, a half-filled form and the name of a script that did not load',
    /localStorage|sessionStorage|indexedDB|\bcaches\./,
    'src/web',
    [
      'src/web/lib/came-from.ts',
      'src/web/lib/forms/use-kept-texts.ts',
      'src/web/lib/loading/chunks.ts',
      'src/web/lib/saved/device-list.ts',
    ],
  ],
  [
    'a cookie is read by the page for its mark alone, and never written',
    /document\.cookie/,
    'src/web',
    ['src/web/lib/api/signed-in-hint.ts', 'src/web/lib/signed-in-bar.ts'],
  ],
  [
    'nothing listens to other windows, or makes code of a text',
    /'message'|onmessage|postMessage|\beval\(|new Function\(/,
    'src/web',
    [],
  ],
])('%s', (_promise, words, folder, expected) => {
  expect(filesWith(words, folder)).toEqual(expected)
})
