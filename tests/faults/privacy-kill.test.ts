import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBookings } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import type { App } from '#server/app.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { privacyPages } from '#shared/paths.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { effort } from '#tests/helpers/effort.ts'
import { ENGINES } from '#tests/helpers/test-app.ts'
import { createOwnSite, type OwnSite } from './own-site.ts'

const KILLS = effort(2, 20)
const PEOPLE = effort(24, 200)
const BOOKINGS_EACH = 40
/** A breach notice in three lots, with time for more where the machine is busy. */
const CONCERNED = 450
const LOTS = 10
const LEAVERS = effort(12, 60)
const LEAVERS_BOOKINGS = 5
const EVERYBODY = Array.from({ length: PEOPLE }, (_, index) => `person-${index}@example.com`)

describe.each(ENGINES)('kill -9 while personal data is handled, on %s', (engine) => {
  let own: OwnSite
  afterEach(() => own.remove())

  describe('an erasure', () => {
    const tokens = new Map<string, string>()
    beforeEach(async () => {
      own = await createOwnSite(engine, {}, (app) => fillPeople(app, tokens))
    })

    const erase = (token: string) =>
      fetch(`${own.site.url}${privacyPages.held}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ token, confirm: 'erase' }),
      })

    it('is whole or not at all, and exactly once', { timeout: 900_000 }, async () => {
      for (let round = 0; round < KILLS; round += 1) {
        await own.site.start()
        let answered = 0
        const presses = [...tokens.values()].map((token) =>
          erase(token).then(
            () => {
              answered += 1
            },
            () => undefined,
          ),
        )
        await expect
          .poll(() => answered, { interval: 2, timeout: 60_000 })
          .toBeGreaterThan((PEOPLE / (KILLS + 1)) * round)
        await own.site.kill()
        await Promise.all(presses)
        const found = await own.onDatabase(findTraces)
        expect(found).toEqual(found.map(wholeOf))
      }
      await own.site.start()
      for (const token of tokens.values()) expect((await erase(token)).status).toBe(303)
      await own.site.stop()
      const left = await own.onDatabase(findTraces)
      expect(left).toEqual(EVERYBODY.map(() => wholeOf({ isErased: true })))
    })
  })

  describe('the end of a closing account', () => {
    beforeEach(async () => {
      own = await createOwnSite(engine, {}, fillLeavers)
    })

    it('is whole or not at all, and tells each visitor once', { timeout: 900_000 }, async () => {
      for (let round = 0; round < KILLS + LOTS; round += 1) {
        await own.makeDue('account-closings')
        await own.site.start()
        const ms = round < KILLS ? Math.random() * 150 : 2500
        await new Promise((resolve) => setTimeout(resolve, ms))
        await own.site.kill()
        const left = await own.onDatabase(findLeavers)
        expect(left.users).toHaveLength(left.open)
        expect(left.bookings).toBe(left.open * LEAVERS_BOOKINGS)
        expect(left.records).toBe(LEAVERS - left.open)
        expect(left.told).toBe((LEAVERS - left.open) * LEAVERS_BOOKINGS)
        if (left.open === 0) return
      }
      expect.unreachable('the accounts were never all closed')
    })
  })

  describe('a breach notice', () => {
    beforeEach(async () => {
      own = await createOwnSite(engine, {}, fillNotice)
    })

    const read = () =>
      own.onDatabase(async (db) => ({
        notice: await db
          .selectFrom('breachNotices')
          .select(['state', 'written'])
          .executeTakeFirstOrThrow(),
        mails: await db
          .selectFrom('outboxMessages')
          .select('recipient')
          .where('kind', '=', 'breach-notice')
          .execute(),
      }))
    it('reaches each person once', { timeout: 900_000 }, async () => {
      for (let round = 0; round < KILLS + LOTS; round += 1) {
        await own.makeDue('breach-notices')
        await own.site.start()
        // In the middle of a lot, or when it is stored.
        const ms = round < KILLS ? Math.random() * 150 : 2500
        await new Promise((resolve) => setTimeout(resolve, ms))
        await own.site.kill()
        const { notice, mails } = await read()
        expect(mails).toHaveLength(notice.written)
        if (notice.state === 'sent') break
      }
      const { notice, mails } = await read()
      expect(notice).toEqual({ state: 'sent', written: CONCERNED })
      expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(CONCERNED)
      expect(mails).toHaveLength(CONCERNED)
    })
  })
})

/** Everybody has bookings with one business, is subscribed to the newsletter and has asked for the link. */
async function fillPeople({ context, services }: App, tokens: Map<string, string>): Promise<void> {
  const { db, secret } = context
  const { id } = await createBusiness(db)
  for (const email of EVERYBODY) {
    await createBookings(
      db,
      id,
      Array.from({ length: BOOKINGS_EACH }, () => ({ email })),
    )
    await services.personalData.ask(email, { network: null, device: 'a device' })
  }
  await createSignups(db)
  const links = await db
    .selectFrom('outboxMessages')
    .select(['recipient', 'payload'])
    .where('kind', '=', 'data-link')
    .execute()
  tokens.clear()
  for (const { recipient, payload } of links)
    tokens.set(recipient, readPayload(secret, payload).token)
}

const createSignups = (db: Db) =>
  db
    .insertInto('newsletterSignups')
    .values(
      EVERYBODY.map((email) => ({
        id: newId(),
        name: '',
        email,
        phone: '',
        createdAt: new Date().toISOString(),
        confirmedAt: null,
        unsubscribedAt: null,
        consentVersion: '1',
        consentSource: 'footer',
        token: newId(),
      })),
    )
    .execute()

/** What is left of each person: all of it, or nothing but the record. */
async function findTraces(db: Db) {
  const count = async (table: 'bookings' | 'newsletterSignups', email: string) =>
    (await db.selectFrom(table).select('id').where('email', '=', email).execute()).length
  const records = await db.selectFrom('erasures').select('id').execute()
  const requests = await db
    .selectFrom('dataRequests')
    .select('id')
    .where('what', '=', 'erasure')
    .execute()
  const told = await db
    .selectFrom('outboxMessages')
    .select('id')
    .where('kind', '=', 'bookings-erased')
    .execute()
  const used = await db
    .selectFrom('dataLinks')
    .select('id')
    .where('sealedAddress', 'is', null)
    .execute()
  // One of each for each erasure.
  const lengths = [records, requests, told, used].map(({ length }) => length)
  const traces = []
  for (const email of EVERYBODY) {
    const bookings = await count('bookings', email)
    const signups = await count('newsletterSignups', email)
    traces.push({ isErased: bookings === 0, bookings, signups })
  }
  const erased = traces.filter(({ isErased }) => isErased).length
  expect(lengths).toEqual([erased, erased, erased, erased])
  return traces
}

const wholeOf = ({ isErased }: { isErased: boolean }) =>
  isErased
    ? { isErased, bookings: 0, signups: 0 }
    : { isErased, bookings: BOOKINGS_EACH, signups: 1 }

/** Owners whose fourteen days are over, with bookings to come. */
async function fillLeavers({ context: { db } }: App): Promise<void> {
  const at = new Date().toISOString()
  for (let count = 0; count < LEAVERS; count += 1) {
    const { id, owner } = await createBusiness(db)
    await createBookings(
      db,
      id,
      Array.from({ length: LEAVERS_BOOKINGS }, (_, index) => ({
        email: `visitor-${count}-${index}@example.com`,
        dateISO: new Date(Date.now() + 5 * 86_400_000).toISOString(),
      })),
    )
    await db.updateTable('bookings').set({ status: 'accepted' }).execute()
    await db
      .insertInto('accountClosings')
      .values({ userId: owner.id, askedAt: at, closesAt: at })
      .execute()
  }
}

/** Of each closing account everything is there, or nothing but the record and a mail to each visitor. */
async function findLeavers(db: Db) {
  const closings = await db.selectFrom('accountClosings').select('userId').execute()
  const ids = closings.map(({ userId }) => userId)
  const owners = db.selectFrom('users').select('id').where('role', '=', 'BUSINESS')
  const bookings = await db.selectFrom('bookings').select('id').execute()
  const records = await db.selectFrom('erasures').select('mark').execute()
  const told = await db
    .selectFrom('outboxMessages')
    .select('recipient')
    .where('recipient', 'like', 'visitor-%')
    .execute()
  const mails = new Set(told.map(({ recipient }) => recipient))
  expect(mails.size).toBe(told.length)
  return {
    open: ids.length,
    users: (await owners.execute()).filter(({ id }) => ids.includes(id)),
    bookings: bookings.length,
    records: records.length,
    told: told.length,
  }
}

/** Confirmed, and its first lot is due. */
async function fillNotice({ context, services }: App): Promise<void> {
  const { db } = context
  const { id } = await createBusiness(db, { ownerInput: { email: 'owner@example.com' } })
  for (let from = 1; from < CONCERNED; from += 100)
    await createBookings(
      db,
      id,
      Array.from({ length: Math.min(100, CONCERNED - from) }, (_, index) => ({
        email: `concerned-${from + index}@example.com`,
      })),
    )
  const today = capeTownDay(new Date())
  const noticeId = await services.breachNotices.prepare({
    tables: ['bookings'],
    kinds: [],
    from: today,
    until: today,
  })
  const text = { happened: 'a', consequences: 'b', measures: 'c', advice: 'd' }
  await services.breachNotices.save(noticeId, { ...text, culprit: '', reference: '' })
  const admin = { id: 'admin', email: 'admin' }
  await services.breachNotices.send(admin, noticeId, CONCERNED)
  await db.updateTable('breachNotices').set({ startsAt: new Date().toISOString() }).execute()
}
