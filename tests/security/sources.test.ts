import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const PICTURES = 'src/server/platform/images'

/** The source files below the folder that contain the words, without tests. */
const filesWith = (words: RegExp, folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !/\.test\.tsx?$/.test(file) && words.test(readFileSync(file, 'utf8')))
    .sort()

/** Claims of docs/security.md about the code itself, which no request can test. */
it.each<[string, RegExp, string, string[]]>([
  [
    'the environment is read once, at the start, and by what keeps it from the image process',
    /process\.env\b/,
    'src',
    ['src/server/development.ts', 'src/server/main.ts', `${PICTURES}/worker-process.ts`],
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
    'one file encrypts: what admins’ apps know',
    /create(Cipher|Decipher)iv|publicEncrypt|subtle\.encrypt/,
    'src',
    ['src/server/platform/encrypted-text.ts'],
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
    'one file starts processes, and none a shell',
    /child_process/,
    'src',
    [`${PICTURES}/worker-process.ts`],
  ],
  [
    'two files ask another machine by http, both of the settings, and the demo’s provider asks us',
    /\bfetch\(|\bhttps?\.(get|request)\(|'(node:)?(https|http2|dns|tls)'|'(undici|axios|got)'/,
    'src/server',
    [
      'src/server/features/payments/payfast/provider-calls.ts',
      'src/server/features/payments/simulator/simulator.routes.ts',
      `${PICTURES}/s3-bucket.ts`,
    ],
  ],
  [
    'the browser’s storage holds the saved businesses and the name of a script that did not load',
    /localStorage|sessionStorage|indexedDB|\bcaches\./,
    'src/web',
    ['src/web/lib/loading/chunks.ts', 'src/web/lib/saved/saved-store.ts'],
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
