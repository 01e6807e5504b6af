import { readdirSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AREAS } from '#shared/catalogue/areas.ts'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { WEEKDAYS } from '#shared/catalogue/opening-hours.ts'
import { api } from '#shared/paths.ts'
import { listingRequestSchema } from '#shared/schemas/listing.ts'
import { profileRequestSchema } from '#shared/schemas/profile.ts'
import { createBusiness } from '#tests/factories/businesses.ts'
import { effort } from '#tests/helpers/effort.ts'
import { multipart } from '#tests/helpers/multipart.ts'
import { photo } from '#tests/helpers/pictures.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'
import { fuzzCall } from './fuzz-call.ts'

const MINUTES = 15 * 60 * 1000
const UPLOADS = effort(40, 1000)

const goodProfile = {
  businessName: fc.constantFrom('Harbour Table', 'Café Quay'),
  industry: fc.constantFrom(...INDUSTRIES),
  area: fc.constantFrom(...AREAS),
  address: fc.constantFrom('1 Main Road, Kalk Bay'),
  phone: fc.constantFrom('', '021 000 0001'),
  emailPublic: fc.constantFrom('', 'cook@example.co.za'),
  website: fc.constantFrom('', 'https://example.co.za'),
  imageUrl: fc.constantFrom(null, '', '/images/0123456789abcdef0123456789abcdef/800.webp'),
}

const time = fc.constantFrom('00:00', '08:30', '23:59', '24:00', '8:30', '')
const day = fc.record({ open: time, close: time, closed: fc.boolean() })
const goodListing = {
  operatingHours: fc.oneof(
    fc.constant(null),
    fc.record(Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day]))),
  ),
  services: fc.oneof(fc.constant('Fish, Chips'), fc.array(fc.string(), { maxLength: 40 })),
  priceRange: fc.constantFrom('', '$', '$$', '$$$', '$$$$'),
  yearEstablished: fc.oneof(fc.constant(null), fc.integer({ min: 1890, max: 2030 })),
}

describe.each(ENGINES)('odd requests to the owner’s calls on %s', (engine) => {
  let app: TestApp
  let cookie: string
  beforeAll(async () => {
    app = await createTestApp(engine)
    const { owner } = await createBusiness(app.context.db)
    cookie = await signIn(app, owner)
  })
  afterAll(() => app.close())

  it(
    'saving the profile',
    () =>
      fuzzCall(app, {
        method: 'PUT',
        url: api.ownBusiness,
        schema: profileRequestSchema,
        good: goodProfile,
        cookie,
      }),
    MINUTES,
  )

  it(
    'saving the listing details',
    () =>
      fuzzCall(app, {
        method: 'PUT',
        url: api.ownListing,
        schema: listingRequestSchema,
        good: goodListing,
        cookie,
      }),
    MINUTES,
  )

  it(
    'sending what is no form',
    () => fuzzCall(app, { method: 'POST', url: api.upload, cookie }),
    MINUTES,
  )

  it(
    'sending damaged pictures',
    async () => {
      const small = () => photo(40, 30)
      const originals = await Promise.all([
        small().jpeg().toBuffer(),
        small().png().toBuffer(),
        small().webp().toBuffer(),
        small().gif().toBuffer(),
        small().avif({ effort: 0 }).toBuffer(),
      ])
      const folder = path.join(app.context.config.dataDir, 'images')
      const stored = () => {
        try {
          return readdirSync(folder).length
        } catch {
          return 0
        }
      }
      const damaged = fc
        .record({
          original: fc.constantFrom(...originals),
          length: fc.double({ min: 0, max: 1, noNaN: true }),
          whole: fc.boolean(),
          flips: fc.array(
            fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat({ max: 255 })),
            { maxLength: 12 },
          ),
        })
        .map(({ original, length, whole, flips }) => {
          const bytes = Buffer.from(original)
          for (const [at, value] of flips) bytes[Math.floor(at * bytes.length)] = value
          return whole ? bytes : bytes.subarray(0, Math.floor(length * bytes.length))
        })
      const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
      process.stdout.write(`fuzz damaged pictures on ${engine}: seed ${seed}\n`)
      await fc.assert(
        fc.asyncProperty(damaged, async (bytes) => {
          const before = stored()
          const form = await multipart({ bytes })
          const answer = await app.server.inject({
            method: 'POST',
            url: api.upload,
            payload: form.payload,
            headers: { ...form.headers, cookie },
          })
          expect([200, 400]).toContain(answer.statusCode)
          if (answer.statusCode === 400) {
            expect(answer.json().detail).toMatch(/\S/)
            expect(stored()).toBe(before)
          }
        }),
        { numRuns: UPLOADS, seed, endOnFailure: true },
      )
    },
    MINUTES,
  )
})
