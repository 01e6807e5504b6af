import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import type { BusinessDetail } from '#shared/schemas/business-detail.ts'
import { sharePictures } from '#shared/share-picture.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite')
})
afterAll(() => app.close())

const addressOf = async (id: string) =>
  sharePictures.business(
    (await app.server.inject(`/api/business/${id}`)).json<BusinessDetail>().business,
  )

async function expectCard(address: string) {
  const answer = await app.server.inject(address)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/jpeg')
  expect(answer.rawPayload.byteLength).toBeLessThan(300 * 1024)
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  })
  return answer
}

it('draws pictures for the site and for categories, by day and by night', async () => {
  await expectCard(sharePictures.home)
  for (const slug of ['restaurants', 'marketing-advertising'])
    await expectCard(sharePictures.category(slug))
})

it('draws a picture for an article, and none for an unknown one', async () => {
  await expectCard(sharePictures.article('cape-town-business-visibility-crisis-2024'))
  expect((await app.server.inject(sharePictures.article('nope'))).statusCode).toBe(404)
})

it.each([
  'Harbour Table',
  `<b>Fish & "Chips"</b> ${'of the Cape '.repeat(12)}`,
  'Supercalifragilisticexpialidocious'.repeat(3),
  'Élan ’n Styl \u0007 🌊',
])('draws a card for %s', async (businessName) => {
  const business = await createBusiness(app.context.db, { businessName })
  await expectCard(await addressOf(business.id))
})

it('has another address and another picture when the stars change', async () => {
  const business = await createBusiness(app.context.db)
  const before = await addressOf(business.id)
  const first = await expectCard(before)
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  await createReviews(app.context.db, business.id, [{ stars: 5 }])
  const after = await addressOf(business.id)
  expect(after).not.toBe(before)
  const second = await expectCard(after)
  expect(second.rawPayload.equals(first.rawPayload)).toBe(false)
  // The old address still answers, with the new picture, but is not cached forever.
  const old = await expectCard(before)
  expect(old.rawPayload.equals(second.rawPayload)).toBe(true)
  expect(old.headers['cache-control']).toBe('public, max-age=86400')
})

it('answers 404 for what is not public', async () => {
  const hidden = await createBusiness(app.context.db, { ownerInput: { status: 'PAUSED' } })
  for (const address of [
    `/share/business/${hidden.id}.jpg`,
    '/share/business/nobody.jpg',
    '/share/category/nothing.jpg',
  ])
    expect((await app.server.inject(address)).statusCode).toBe(404)
})

it('draws one at a time, queues a few and rejects the rest', async () => {
  const addresses = await Promise.all(
    Array.from({ length: 24 }, async () => addressOf((await createBusiness(app.context.db)).id)),
  )
  const answers = await Promise.all(addresses.map((address) => app.server.inject(address)))
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(17)
  expect(refused).toHaveLength(7)
  for (const { headers } of refused) {
    expect(headers['retry-after']).toBe('5')
    expect(headers['cache-control']).toBe('no-store')
  }
})

it('stores pictures on disk', async () => {
  const folder = path.join(app.context.config.dataDir, 'share-pictures')
  await expectCard(sharePictures.home)
  const before = readdirSync(folder)
  expect(before.length).toBeGreaterThan(0)
  await expectCard(sharePictures.home)
  expect(readdirSync(folder)).toEqual(before)
})

it('draws the poster on A5 paper as PNG and PDF, for public listings only', async () => {
  const business = await createBusiness(app.context.db, { businessName: 'Fish & <Chips>' })
  const png = await app.server.inject(sharePictures.poster(business.id, 'png'))
  expect(png.headers['content-type']).toBe('image/png')
  expect(await sharp(png.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 1748,
    height: 2480,
    density: 300,
  })

  const pdf = await app.server.inject(sharePictures.poster(business.id, 'pdf'))
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.headers['content-disposition']).toContain('cpt-recommends-poster.pdf')
  const text = pdf.rawPayload.toString('latin1')
  expect(text).toMatch(/^%PDF-1\.4\n/)
  expect(text).toContain('/MediaBox [0 0 419.53 595.28]')
  // Every entry of the table names the byte where its object begins.
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))
  const entries = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
  expect(entries).toHaveLength(5)
  for (const [index, at] of entries.entries())
    expect(text.slice(at).startsWith(`${index + 1} 0 obj`)).toBe(true)

  const hidden = await createBusiness(app.context.db, { ownerInput: { status: 'PAUSED' } })
  expect((await app.server.inject(sharePictures.poster(hidden.id, 'pdf'))).statusCode).toBe(404)
})
