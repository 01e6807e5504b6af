import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { IMAGE_FILES } from '#server/platform/images/image-files.ts'
import { effort, report } from '#tests/helpers/effort.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import type { SiteProcess } from '#tests/helpers/site-process.ts'
import { ENGINES } from '#tests/helpers/test-app.ts'
import { type Cast, description, fewest, nothingYet, startWriters } from './mixed-writers.ts'
import { createOwnSite, type OwnSite } from './own-site.ts'

const ROUNDS = effort(2, 50)

describe.each(ENGINES)(`kill -9 under mixed writes on %s, ${ROUNDS} times`, (engine) => {
  let own: OwnSite
  let site: SiteProcess
  let cast: Cast
  const done = nothingYet()
  const starts: number[] = []

  beforeEach(async () => {
    own = await createOwnSite(engine, { PUBLIC_URL: 'http://localhost:3000' }, async (app) => {
      const { db } = app.context
      const visited = await createBusiness(db)
      cast = {
        url: '',
        businessId: visited.id,
        gemId: (await createBusiness(db)).id,
        ownerCookie: await signIn(app, visited.owner),
        adminCookie: await signInAsAdmin(app),
      }
    })
    site = own.site
  })
  afterEach(() => own.remove())

  it('loses no acknowledged write and leaves nothing half done', {
    timeout: 900_000,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now()
      await site.start()
      expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
      starts.push(Math.round(performance.now() - started))
      const writers = startWriters({ ...cast, url: site.url }, round, done)
      // In the middle of it: every writer has had an answer since the start, and continues.
      await expect.poll(() => fewest(done), { interval: 5, timeout: 60_000 }).toBeGreaterThan(round)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 150))
      await site.kill()
      await Promise.all(writers)
    }
    const counts = Object.entries(done).map(([k, v]) => `${k} ${Array.isArray(v) ? v.length : v}`)
    starts.sort((a, b) => a - b)
    report(
      `${engine}: acknowledged ${counts.join(', ')}; ready again in ${starts[ROUNDS >> 1]} ms, at most ${starts.at(-1)} ms`,
    )

    await own.onDatabase(async (db) => {
      await expectAcknowledged(db)
      await expectWhole(db)
    })
  })

  const missing = (wanted: string[], stored: Iterable<string | null>) => {
    const known = new Set(stored)
    return wanted.filter((value) => !known.has(value))
  }

  const expectAcknowledged = async (db: Db) => {
    const users = await db.selectFrom('users').select(['id', 'email', 'status']).execute()
    expect(
      missing(
        done.registered,
        users.map((user) => user.email),
      ),
    ).toEqual([])
    const active = users.filter((user) => user.status === 'ACTIVE').map((user) => user.id)
    expect(missing(done.activated, active)).toEqual([])
    const signups = await db.selectFrom('newsletterSignups').select('email').execute()
    expect(
      missing(
        done.signedUp,
        signups.map((row) => row.email),
      ),
    ).toEqual([])
    const bookings = await db.selectFrom('bookings').select('email').execute()
    expect(
      missing(
        done.booked,
        bookings.map((row) => row.email),
      ),
    ).toEqual([])
    const ratings = await db.selectFrom('ratings').select('comment').execute()
    expect(
      missing(
        done.rated,
        ratings.map((row) => row.comment),
      ),
    ).toEqual([])
    const uploads = await db.selectFrom('uploads').select('imageKey').execute()
    const keys = done.pictures.map((url) => url.split('/')[2] ?? '')
    expect(
      missing(
        keys,
        uploads.map((row) => row.imageKey),
      ),
    ).toEqual([])
    const shares = await db
      .selectFrom('dailyCounters')
      .select(({ fn }) => fn.sum<number>('count').as('count'))
      .where('kind', '=', 'share')
      .executeTakeFirstOrThrow()
    // One more write per start may have been committed without its answer.
    expect(Number(shares.count)).toBeGreaterThanOrEqual(done.shared)
    expect(Number(shares.count)).toBeLessThanOrEqual(done.shared + ROUNDS)
    const profile = await db
      .selectFrom('businesses')
      .select('description')
      .where('id', '=', cast.businessId)
      .executeTakeFirstOrThrow()
    expect([description(done.described), description(done.described + 1)]).toContain(
      profile.description,
    )
  }

  /** Every stored row, also if it was not acknowledged, has everything that belongs to it. */
  const expectWhole = async (db: Db) => {
    const messages = await db
      .selectFrom('outboxMessages')
      .select(({ fn }) => ['kind', 'recipient', fn.countAll<number>().as('count')])
      .groupBy(['kind', 'recipient'])
      .execute()
    const sent = (kind: string, recipient?: string) =>
      messages
        .filter((row) => row.kind === kind && (recipient ?? row.recipient) === row.recipient)
        .reduce((sum, row) => sum + Number(row.count), 0)

    const owners = await db
      .selectFrom('users')
      .leftJoin('credentials', 'credentials.userId', 'users.id')
      .select(['users.email', 'users.status', 'credentials.password as credential'])
      .where('users.email', 'like', 'register-%')
      .execute()
    for (const { email, status, credential } of owners)
      expect({
        email,
        hasPassword: credential !== null,
        confirmation: sent('email-confirmation', email),
        welcome: sent('welcome', email),
      }).toEqual({
        email,
        hasPassword: true,
        confirmation: 1,
        welcome: status === 'ACTIVE' ? 1 : 0,
      })

    const bookings = await db.selectFrom('bookings').select('email').execute()
    for (const { email } of bookings) expect(sent('booking-confirmation', email)).toBe(1)
    expect(sent('booking-confirmation')).toBe(bookings.length)
    expect(sent('booking-request')).toBe(bookings.length)

    const ratings = await db.selectFrom('ratings').select('stars').execute()
    expect(sent('new-review')).toBe(ratings.length)
    const sums = await db
      .selectFrom('businesses')
      .select(['ratingSum', 'ratingCount'])
      .where('id', '=', cast.businessId)
      .executeTakeFirstOrThrow()
    expect(sums).toEqual({
      ratingSum: ratings.reduce((sum, { stars }) => sum + stars, 0),
      ratingCount: ratings.length,
    })

    const actions = await db.selectFrom('adminActions').select('action').execute()
    const acted = (action: string) => actions.filter((row) => row.action === action).length
    const gems = await db.selectFrom('featuredGems').select('id').execute()
    expect(acted('add-gem') - acted('remove-gem')).toBe(gems.length)
    expect(acted('add-gem')).toBeGreaterThan(0)
    expect(acted('activate')).toBe(sent('welcome'))

    const images = path.join(String(own.database.DATA_DIR), 'images')
    const uploads = await db.selectFrom('uploads').select('imageKey').execute()
    // Files that begin with a dot were being written at the kill; the cleanup removes them.
    const folders = readdirSync(images).filter((name) => !name.startsWith('.'))
    expect(
      missing(
        uploads.map((row) => row.imageKey),
        folders,
      ),
    ).toEqual([])
    for (const folder of folders) {
      const files = readdirSync(path.join(images, folder))
      expect(files).toHaveLength(IMAGE_FILES.length)
      for (const file of files)
        expect(statSync(path.join(images, folder, file)).size).toBeGreaterThan(0)
    }
  }
})
