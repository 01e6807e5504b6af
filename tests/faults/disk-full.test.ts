import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { api, pages } from '#shared/paths.ts'
import { createBusiness, type MadeBusiness } from '#tests/factories/businesses.ts'
import { flatPhoto, photo } from '#tests/helpers/pictures.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'

const MEGABYTES = 12
const MOST_TRIES = 2000

let disk: string
let site: SiteProcess
let business: MadeBusiness
let cookie: string
let visitor = 0

beforeAll(async () => {
  if (process.getuid?.() !== 0)
    throw new Error('This test mounts a small disk of its own: it has to run as root.')
  disk = mkdtempSync(path.join(tmpdir(), 'cpt-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', disk])
  const environment = { NODE_ENV: 'test', DEMO: 'off', RATE_LIMIT: 'off', DATA_DIR: disk }
  const app = await buildApp(readConfig({ ...environment, LOG_LEVEL: 'silent' }))
  business = await createBusiness(app.context.db)
  cookie = await signIn(app, business.owner)
  await app.close()
  site = new SiteProcess({ ...environment, LOG_LEVEL: 'fatal' })
  await site.start()
})
afterAll(async () => {
  await site?.kill()
  execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

const book = () => {
  visitor += 1
  return fetch(site.url + api.booking, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      businessId: business.id,
      name: `Visitor ${visitor}`,
      phone: '082 000 0100',
      email: `visitor-${visitor}@example.co.za`,
      notes: 'Something longer, so that the disk has work to do. '.repeat(20),
    }),
  })
}
const upload = (bytes: Buffer) => {
  const body = new FormData()
  body.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
  return fetch(site.url + api.upload, { method: 'POST', headers: { cookie }, body })
}
const ballast = () => path.join(disk, 'ballast')
const fillDisk = () => {
  try {
    writeFileSync(ballast(), Buffer.alloc(MEGABYTES * 1024 * 1024))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
const storedPictures = () => {
  const names = readdirSync(disk).includes('images') ? readdirSync(path.join(disk, 'images')) : []
  return names.sort()
}

it('a full disk: writes are refused in words, reads go on, all is well once there is room', {
  timeout: 120_000,
}, async () => {
  const acknowledged: string[] = []
  const bookUntilFull = async () => {
    for (let count = 0; count < MOST_TRIES; count += 1) {
      const answer = await book()
      if (answer.status !== 201) return answer
      acknowledged.push(`visitor-${visitor}@example.co.za`)
    }
    throw new Error('The disk never filled up.')
  }
  expect((await book()).status).toBe(201)
  acknowledged.push(`visitor-${visitor}@example.co.za`)
  const first = await upload(await flatPhoto('#aa3311'))
  expect(first.status).toBe(200)
  const picture = ((await first.json()) as { imageUrl: string }).imageUrl
  const before = storedPictures()

  fillDisk()
  const refused = await bookUntilFull()
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
    `${api.businesses}?q=full`,
    api.business(business.id),
    picture,
    api.health,
  ])
    expect((await fetch(site.url + address)).status, address).toBe(200)
  const owner = await fetch(site.url + api.dashboard, { headers: { cookie } })
  expect(owner.status).toBe(200)

  rmSync(ballast())
  await expect.poll(async () => (await book()).status, { timeout: 10_000 }).toBe(201)
  acknowledged.push(`visitor-${visitor}@example.co.za`)
  const last = await upload(large)
  expect(last.status).toBe(200)
  const { imageUrl } = (await last.json()) as { imageUrl: string }
  const served = await fetch(site.url + imageUrl)
  const { width } = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
  expect(width).toBe(800)
  expect(await site.stop()).toBe(0)

  const database = new DatabaseSync(path.join(disk, 'cpt.sqlite'))
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
  // No mail on file is half written either.
  const mails = readdirSync(path.join(disk, 'outbox'))
  expect(mails.filter((name) => name.endsWith('.part'))).toEqual([])
})
