import { readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CreatedBusiness, createBusiness } from '#demo/factories/businesses.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/read-config.ts'
import { pages } from '#shared/paths.ts'
import { flatPhoto, photo } from '#tests/helpers/photos.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { mountSmallDisk, type SmallDisk } from '#tests/helpers/small-disk.ts'
import { createVisitors, type Visitors } from '#tests/helpers/visitors.ts'

let disk: SmallDisk
let site: SiteProcess
let business: CreatedBusiness
let visitors: Visitors
let cookie: string

beforeAll(async () => {
  disk = mountSmallDisk(12)
  const environment = { NODE_ENV: 'test', DEMO: 'off', RATE_LIMIT: 'off', DATA_DIR: disk.folder }
  const app = await buildApp(readConfig({ ...environment, LOG_LEVEL: 'silent' }))
  business = await createBusiness(app.context.db)
  cookie = await signIn(app, business.owner)
  await app.close()
  site = new SiteProcess({ ...environment, LOG_LEVEL: 'fatal' })
  await site.start()
  visitors = createVisitors(site, business.id)
})
afterAll(async () => {
  await site?.kill()
  disk.unmount()
})

const upload = (bytes: Buffer) => {
  const body = new FormData()
  body.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
  return fetch(`${site.url}/api/upload`, { method: 'POST', headers: { cookie }, body })
}
const storedPictures = () => {
  const { folder } = disk
  const has = readdirSync(folder).includes('images')
  const names = has ? readdirSync(path.join(folder, 'images')) : []
  return names.sort()
}

it('a full disk: writes fail with a message, reads work, and the site recovers once there is space', {
  timeout: 120_000,
}, async () => {
  const { acknowledged } = visitors
  expect((await visitors.book()).status).toBe(201)
  const first = await upload(await flatPhoto('#aa3311'))
  expect(first.status).toBe(200)
  const picture = ((await first.json()) as { imageUrl: string }).imageUrl
  const before = storedPictures()

  disk.fill()
  const refused = await visitors.bookUntilRefused()
  expect(refused.status).toBe(507)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({
    title: 'No room left',
    detail: 'We have run out of room and could not save this. Please try again later.',
  })
  const large = await photo(1400, 1000).jpeg().toBuffer()
  expect((await upload(large)).status).toBe(507)
  expect(storedPictures()).toEqual(before)

  for (const address of [
    pages.home,
    `${pages.business(business.id)}?full`,
    '/api/businesses?q=full',
    `/api/business/${business.id}`,
    picture,
    '/api/health',
  ])
    expect((await fetch(site.url + address)).status, address).toBe(200)
  const owner = await fetch(`${site.url}/api/dashboard`, { headers: { cookie } })
  expect(owner.status).toBe(200)

  disk.evict()
  await expect.poll(async () => (await visitors.book()).status, { timeout: 10_000 }).toBe(201)
  const last = await upload(large)
  expect(last.status).toBe(200)
  const { imageUrl } = (await last.json()) as { imageUrl: string }
  const served = await fetch(site.url + imageUrl)
  const { width } = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
  expect(width).toBe(800)
  expect(await site.stop()).toBe(0)

  const database = new DatabaseSync(path.join(disk.folder, 'cpt.sqlite'))
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  const count = (sql: string) => Number(database.prepare(sql).get()?.n)
  expect(count('select count(*) as n from bookings')).toBe(acknowledged.length)
  expect(count(`select count(*) as n from outboxMessages where kind like 'booking-%'`)).toBe(
    acknowledged.length * 2,
  )
  const emails = new Set(
    database
      .prepare('select email from bookings')
      .all()
      .map((row) => row.email),
  )
  expect(acknowledged.filter((email) => !emails.has(email))).toEqual([])
  database.close()
  // No mail file is half written either.
  const mails = readdirSync(path.join(disk.folder, 'outbox'))
  expect(mails.filter((name) => name.endsWith('.part'))).toEqual([])
})
