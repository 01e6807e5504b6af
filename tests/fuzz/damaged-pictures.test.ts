import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { effort } from '#tests/helpers/effort.ts'
import { multipart } from '#tests/helpers/multipart.ts'
import { photo } from '#tests/helpers/photos.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'
import { expectOfAll } from './expect-of-all.ts'
import { insideOf } from './judge.ts'
import { watchStorage } from './watch-storage.ts'

const MINUTES = 15 * 60_000
const UPLOADS = effort(40, 2000)

/** Real images of every accepted type, with bytes changed or cut off. */
async function damagedPicture(): Promise<fc.Arbitrary<Buffer>> {
  const small = () => photo(40, 30)
  const originals = await Promise.all([
    small().jpeg().toBuffer(),
    small().png().toBuffer(),
    small().webp().toBuffer(),
    small().gif().toBuffer(),
    small().avif({ effort: 0 }).toBuffer(),
  ])
  const share = fc.double({ min: 0, max: 0.999, noNaN: true })
  return fc
    .record({
      original: fc.constantFrom(...originals),
      length: share,
      whole: fc.boolean(),
      flips: fc.array(fc.tuple(share, fc.nat({ max: 255 })), { maxLength: 12 }),
    })
    .map(({ original, length, whole, flips }) => {
      const bytes = Buffer.from(original)
      for (const [at, value] of flips) bytes[Math.floor(at * bytes.length)] = value
      return whole ? bytes : bytes.subarray(0, Math.floor(length * bytes.length))
    })
}

describe.each(ENGINES)('damaged images on %s', { timeout: MINUTES }, (engine) => {
  let app: TestApp
  let cookie: string
  beforeAll(async () => {
    app = await createTestApp(engine)
    const { owner } = await createBusiness(app.context.db)
    cookie = await signIn(app, owner)
  })
  afterAll(() => app.close())

  it('are accepted or rejected, and a rejected one stores nothing', async () => {
    const readStorage = await watchStorage(app)
    const send = async (bytes: Buffer) => {
      const before = await readStorage()
      const form = await multipart({ bytes })
      const answer = await app.server.inject({
        method: 'POST',
        url: '/api/upload',
        payload: form.payload,
        headers: { ...form.headers, cookie },
      })
      expect([200, 400]).toContain(answer.statusCode)
      if (answer.statusCode === 200) return
      expect(answer.json().detail).toMatch(/\S/)
      expect(insideOf(answer.body)).toBeUndefined()
      expect(await readStorage()).toBe(before)
    }
    await expectOfAll(await damagedPicture(), send, UPLOADS)
  })
})
