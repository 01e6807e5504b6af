import fc from 'fast-check'

/** Texts that break programs: NUL, half a surrogate pair, bidi marks, quotes, templates, length. */
const NASTY_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff@example.co.za',
  '\u202egnirts',
  "' or 1=1 --",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7 %>',
  '../../etc/passwd',
  '..\\..\\boot.ini',
  '%00%ff',
  '%s%n%x',
  '$(id)`id`|id',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '0x10',
  '1e999',
  '9'.repeat(400),
  'javascript:alert(1)',
  'http://127.0.0.1:5432/',
  'x@example.co.za\r\nBcc: all@example.co.za',
  'ｆｕｌｌｗｉｄｔｈ@example.co.za',
  'İstanbul@example.co.za',
  '👩‍👩‍👧‍👦'.repeat(20),
  'a'.repeat(300),
  `${'a'.repeat(30_000)}!`,
  'é'.repeat(5000),
]

export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NASTY_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], ['a'], {
    $gt: '',
  }),
  fc.constantFrom<unknown>({ toString: 'x' }, { length: -1 }, Array(2000).fill(0)),
  fc.integer(),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Fields that an attacker might try to set. */
export const smuggled: fc.Arbitrary<Record<string, unknown>> = fc.record(
  {
    id: fc.constantFrom('mine', 1),
    userId: fc.constant('somebody-else'),
    role: fc.constantFrom('ADMIN', 'admin'),
    plan: fc.constantFrom('PREMIUM', 'FREE'),
    status: fc.constant('ACTIVE'),
    isDemo: fc.constantFrom(0, 1, true),
    views: fc.integer(),
    ratingAvg: fc.double(),
    ratingCount: fc.integer(),
    mustChangePassword: fc.constant(0),
    createdAt: fc.constant('1970-01-01T00:00:00.000Z'),
    constructor: fc.constant({ prototype: { polluted: true } }),
  },
  { requiredKeys: [] },
)

const DEPTH = 10_000
const nested = (open: string, close: string) => open.repeat(DEPTH) + close.repeat(DEPTH)

/** What JSON.stringify would not write: broken, too deep, with a prototype, twice the same key. */
export const nastyJson: fc.Arbitrary<string> = fc.constantFrom(
  '',
  ' ',
  '{',
  '[1,',
  '{"a":1}}',
  '\0',
  '\ufeff{}',
  '"\\ud800"',
  '{"a":\u2028}',
  '{"a":01}',
  "{'a':1}",
  '{"a":NaN}',
  'undefined',
  nested('[', ']'),
  '['.repeat(DEPTH),
  `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`,
  '{"__proto__":{"role":"ADMIN"}}',
  '{"\\u005f_proto__":{"role":"ADMIN"}}',
  '{"constructor":{"prototype":{"role":"ADMIN"}}}',
  `{"${'k'.repeat(60_000)}":1}`,
  `{${Array.from({ length: 4000 }, (_, index) => `"k${index}":1`).join()}}`,
  JSON.stringify({ email: 'x'.repeat(70_000) }),
)

/** In place of an id or a slug in the address. */
export const nastySegment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%252e%252e%252f',
    '%c0%ae%c0%ae%2f',
    '..%5c..%5cboot.ini',
    '%00',
    'a%00.jpg',
    '%',
    '%zz',
    '%ff',
    '%ed%a0%80',
    '%e2%80%ae',
    '%0d%0aSet-Cookie:%20x=1',
    ';a=b',
    '~',
    '*',
    '-1',
    '0',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    "'%20or%201=1--",
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '//example.co.za',
    'a/b/c',
    '?',
    '&&&',
    'x'.repeat(201),
    'x'.repeat(5000),
    '%41'.repeat(300),
  ),
  nastyText.filter((text) => text.length < 2000).map(safelyEncoded),
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 }).map(safelyEncoded),
)

/** Malicious query strings. */
export const nastyQuery: fc.Arbitrary<string> = fc.constantFrom(
  '&&&&',
  '=',
  '=&=',
  'page',
  'page=',
  'page[]=1&page[]=2',
  'page=1&page=2&page=3',
  'page[a][b]=1',
  'page=%00',
  'page=%ff',
  'page=%',
  'page=1e3',
  'page=0x1',
  'page=-1',
  'page=9007199254740993',
  'page=1;drop',
  '__proto__[role]=ADMIN',
  '__proto__=x&constructor=y',
  'token=%0d%0a&token=b',
  `q=${'%20'.repeat(2000)}`,
  `q=${'a'.repeat(6000)}`,
  `q=${'a%20'.repeat(1500)}`,
  'q=%27%20or%201%3D1',
  'q=%25%25%25___',
  'q=%22*%22%20NEAR(a%20b)%20AND%20OR%20NOT',
  'q=%F0%9F%90%A7&area=%ED%A0%80',
  Array.from({ length: 1200 }, (_, index) => `k${index}=1`).join('&'),
)

/** Half a surrogate pair has no UTF-8 form, so that a browser would send the replacement for it. */
export function safelyEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
