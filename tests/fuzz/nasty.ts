import fc from 'fast-check'

/** Texts that break programs: NUL, half a surrogate pair, bidi marks, quotes, templates, length. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
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
    '{{7*7}}<%= 7 %>',
    '../../etc/passwd',
    '%00%ff',
    'NaN',
    'null',
    '-1',
    '1e999',
    'ｆｕｌｌｗｉｄｔｈ@example.co.za',
    'İstanbul@example.co.za',
    '👩‍👩‍👧‍👦'.repeat(20),
    'a'.repeat(300),
    'é'.repeat(5000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, [], {}, [[]], { $gt: '' }, ['a'], {
    toString: 'x',
  }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Fields that a caller might wish to set. */
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
    createdAt: fc.constant('1970-01-01T00:00:00.000Z'),
    constructor: fc.constant({ prototype: { polluted: true } }),
  },
  { requiredKeys: [] },
)
