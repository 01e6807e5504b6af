import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { effort } from '#tests/helpers/effort.ts'
import { receivedHeaders } from '#tests/helpers/received-headers.ts'
import { startSmtpServer, type TestSmtpServer } from '#tests/helpers/servers/smtp-server.ts'
import type { SiteProcess } from '#tests/helpers/site-process.ts'
import { ENGINES } from '#tests/helpers/test-app.ts'
import { createOwnSite, type OwnSite } from './own-site.ts'

/** Each process sends so many at once: the most that a kill can catch between acceptance and our update. */
const SENDS_AT_ONCE = 8
const OWNER = 'owner@example.co.za'
const WRITERS = 6
const KILLS = effort(1, 20)
const BOOKINGS = effort(40, 1000)

describe.each(ENGINES)('kill -9 while bookings are made and mailed, on %s', (engine) => {
  let smtp: TestSmtpServer
  let own: OwnSite
  let site: SiteProcess
  let businessId: string

  beforeEach(async () => {
    smtp = await startSmtpServer()
    const environment = { SMTP_URL: smtp.url, LOG_LEVEL: 'error' }
    own = await createOwnSite(engine, environment, async (app) => {
      const business = await createBusiness(app.context.db, { ownerInput: { email: OWNER } })
      businessId = business.id
    })
    site = own.site
  })
  afterEach(async () => {
    await own.remove()
    await smtp.close()
  })

  /** Books one after the other until the site is killed. */
  const bookUntilGone = async (prefix: string, acknowledged: string[]) => {
    for (let count = 0; ; count += 1) {
      const email = `${prefix}-${count}@example.co.za`
      try {
        const answer = await fetch(`${site.url}/api/booking`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ businessId, name: prefix, phone: '082 000 0100', email }),
        })
        if (answer.ok) acknowledged.push(email)
        else throw new Error(`The booking was answered with ${answer.status}.`)
      } catch (error) {
        if (error instanceof TypeError) return
        throw error
      }
    }
  }

  it('each acknowledged booking reaches owner and visitor', { timeout: 900_000 }, async () => {
    const acknowledged: string[] = []
    for (let round = 1; round <= KILLS; round += 1) {
      await site.start()
      const writers = Array.from({ length: WRITERS }, (_, writer) =>
        bookUntilGone(`r${round}w${writer}`, acknowledged),
      )
      await expect
        .poll(() => acknowledged.length, { interval: 2, timeout: 60_000 })
        .toBeGreaterThanOrEqual((BOOKINGS / KILLS) * round)
      await site.kill()
      await Promise.all(writers)
    }

    // On PostgreSQL, messages of a killed process wait until its lease expires: let that time pass.
    await own.onDatabase((db) =>
      db.updateTable('outboxMessages').set({ leaseUntil: '2000-01-01T00:00:00.000Z' }).execute(),
    )
    await site.start()
    const mails = () => {
      const byBooking = new Map<string, { owner: Set<string>; visitor: Set<string> }>()
      for (const { messageId, to, replyTo } of receivedHeaders(smtp)) {
        const visitor = to === OWNER ? replyTo : to
        const known = byBooking.get(visitor) ?? { owner: new Set(), visitor: new Set() }
        known[to === OWNER ? 'owner' : 'visitor'].add(messageId)
        byBooking.set(visitor, known)
      }
      return byBooking
    }
    const unheard = () => {
      const arrived = mails()
      return acknowledged.filter((email) => {
        const mail = arrived.get(email)
        return !mail || mail.owner.size === 0 || mail.visitor.size === 0
      })
    }
    await expect.poll(unheard, { interval: 500, timeout: 240_000 }).toEqual([])
    await site.stop()

    // By Message-ID, as the receiver's server counts: a retry has the same one.
    for (const [email, { owner, visitor }] of mails())
      expect({ email, owner: owner.size, visitor: visitor.size }).toEqual({
        email,
        owner: 1,
        visitor: 1,
      })
    const unsent = await own.onDatabase((db) =>
      db.selectFrom('outboxMessages').select('id').where('state', '<>', 'sent').execute(),
    )
    expect(unsent).toEqual([])
    const repeated = smtp.received.length - mails().size * 2
    expect(repeated).toBeLessThanOrEqual(KILLS * SENDS_AT_ONCE)
  })
})
