import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { helpPages, pages, privacyPages, withToken } from '#shared/paths.ts'
import { columnsWith } from '#tests/helpers/columns-with.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { THANDI, useEverywhere, useTheRest } from '#tests/helpers/used-everywhere.ts'

const TEXTS = [THANDI.name, THANDI.phone, THANDI.email, THANDI.notes, 'Thandiwe']
const HOUR = 60 * 60 * 1000

describe.each(USUAL_ENGINES)("a visitor's data on %s", (engine) => {
  let app: TestApp
  let now: Date
  beforeEach(async () => {
    now = new Date()
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterEach(() => app.close())

  const get = (url: string) => app.server.inject({ method: 'GET', url })
  const post = (url: string, fields: Record<string, string>) =>
    app.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const file = (token: string, format: string) =>
    get(`${withToken('/api/privacy/your-data', token)}&format=${format}`)

  const askForLink = async (email = THANDI.email): Promise<string> => {
    const answer = await post(privacyPages.yourData, { email })
    expect(answer.headers.location).toBe(`${privacyPages.yourData}?sent=yes`)
    const { payload } = await app.context.db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('kind', '=', 'data-link')
      .where('recipient', '=', email.toLowerCase())
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow()
    return readPayload(app.context.secret, payload).token
  }
  const erase = (token: string, fields: Record<string, string> = {}) =>
    post(privacyPages.held, { token, confirm: 'erase', ...fields })
  const pageOf = async (token: string) => (await get(withToken(privacyPages.held, token))).body

  it('is shown, downloaded and erased by a link, and the business hears of it first', async () => {
    const { db } = app.context
    const { business, future, reviewId } = await useEverywhere(app)
    await useTheRest(app, business)
    expect((await get(pages.business(business.id))).body).toContain('Thandiwe')
    const token = await askForLink()
    const page = await pageOf(token)
    for (const text of [THANDI.email, THANDI.notes, 'Crown &amp; Coil', 'Your 2 reviews'])
      expect(page).toContain(text)
    const [, goes = ''] = /This goes, at once<\/h3>(.*?)<\/ul>/s.exec(page) ?? []
    for (const text of [
      'Name, number, address, notes and messages of your bookings',
      'Your conversations with us',
      'Your claims of a business’s page',
      'Your address and your consent for the newsletter',
    ])
      expect(goes).toContain(text)
    expect(page).toContain(`href="${helpPages.contact}?topic=privacy"`)
    const json = await file(token, 'json')
    expect(json.headers['content-disposition']).toContain('your-data.json')
    expect(json.json().held.map(({ table }: { table: string }) => table)).toEqual(
      expect.arrayContaining(['bookings', 'ratings', 'newsletterSignups', 'takedownNotices']),
    )
    expect((await file(token, 'html')).body).toContain(THANDI.notes)

    const answer = await erase(token)
    expect(answer.statusCode, answer.body).toBe(303)
    const done = await pageOf(token)
    expect(done).toContain('2 cleared, 1 of them cancelled')
    for (const title of ['What you write to us', 'Claims of a business’s page', 'Newsletter'])
      expect(done, title).toMatch(new RegExp(`<dt>${title}</dt><dd>Deleted</dd>`))
    for (const never of ['Marks against abuse', 'Requests about your data'])
      expect(done).not.toContain(never)
    const told = await db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('kind', '=', 'bookings-erased')
      .where('recipient', '=', business.owner.email)
      .execute()
    expect(told).toHaveLength(1)
    expect(told[0]?.payload).toContain('"cleared":2')
    const booking = await db
      .selectFrom('bookings')
      .select(['status', 'name'])
      .where('id', '=', future)
      .executeTakeFirst()
    expect(booking).toEqual({ status: 'cancelled', name: 'Details erased' })
    // The formal notice stays, for the reason that the page gave.
    await db.deleteFrom('outboxMessages').where('kind', '=', 'takedown-notice').execute()
    const kept = ['reviewReports.detail', 'takedownNotices.name']
    expect((await columnsWith(db, TEXTS)).filter((place) => !kept.includes(place))).toEqual([])
    const review = await db
      .selectFrom('ratings')
      .select(['comment', 'authorName'])
      .where('id', '=', reviewId)
      .executeTakeFirst()
    expect(review).toEqual({ comment: 'Best line fish in the south.', authorName: null })
    const listed = (await get(pages.business(business.id))).body
    expect(listed).toContain('Best line fish')
    expect(listed).not.toContain('Thandiwe')
  })

  it('names only what was found: no claim, no newsletter', async () => {
    await app.server.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { topic: 'other', name: 'Sipho', email: 'sipho@example.com', message: 'Molo?' },
    })
    const token = await askForLink('sipho@example.com')
    const page = await pageOf(token)
    expect(page).toContain('Your conversations with us')
    expect(page).not.toMatch(/notes and messages of your bookings|Your claims|for the newsletter/)
    await erase(token)
    expect(await pageOf(token)).not.toMatch(/Newsletter<\/dt>|Claims of/)
  })

  it('removes the reviews if their writer wants that', async () => {
    const { business } = await useEverywhere(app)
    await erase(await askForLink(), { reviews: 'remove' })
    const page = (await get(pages.business(business.id))).body
    expect(page).not.toContain('Best line fish')
    const left = await app.context.db
      .selectFrom('businesses')
      .select('ratingCount')
      .where('id', '=', business.id)
      .executeTakeFirst()
    expect(left).toEqual({ ratingCount: 0 })
  })

  it('erases once: of two presses at once one acts, and both see what was done', async () => {
    await useEverywhere(app)
    const token = await askForLink()
    const answers = await Promise.all([erase(token), erase(token), pageOf(token)])
    expect(answers.slice(0, 2).map((one) => typeof one !== 'string' && one.statusCode)).toEqual([
      303, 303,
    ])
    const told = await app.context.db
      .selectFrom('outboxMessages')
      .select('id')
      .where('kind', '=', 'bookings-erased')
      .execute()
    expect(told).toHaveLength(1)
    expect((await file(token, 'json')).statusCode).toBe(409)
    expect((await erase(token)).statusCode).toBe(303)
    // Only the mail with the new link.
    expect(await pageOf(await askForLink())).not.toContain('Crown')
  })

  it('refuses wrong, old and unconfirmed with a sentence, and changes nothing', async () => {
    await useEverywhere(app)
    const token = await askForLink()
    expect((await erase(token, { confirm: 'ja' })).body).toContain('Please type ERASE.')
    // Links of other mails to the same address.
    const others = await app.context.db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('recipient', '=', THANDI.email)
      .where('kind', '<>', 'data-link')
      .execute()
    const foreign = others
      .map(({ payload }) => readPayload(app.context.secret, payload).token)
      .filter((one): one is string => typeof one === 'string')
    expect(foreign.length).toBeGreaterThan(1)
    for (const wrong of ['nothing', `${token}x`, ...foreign]) {
      expect(await pageOf(wrong)).toContain('This link has expired')
      expect((await erase(wrong)).statusCode).toBe(404)
      expect((await file(wrong, 'json')).statusCode).toBe(404)
    }
    now = new Date(now.getTime() + 25 * HOUR)
    expect((await erase(token)).statusCode).toBe(404)
    expect(await pageOf(token)).toContain('Nothing was changed')
    expect(await columnsWith(app.context.db, [THANDI.notes])).toContain('bookings.notes')
  })

  it('answers the same for every address, and never shows an account', async () => {
    const { email } = await createUser(app.context.db, { email: 'owner.here@example.com' })
    const answers = []
    for (const address of [email, 'nobody.here@example.com'])
      answers.push((await post(privacyPages.yourData, { email: address })).headers.location)
    expect(new Set(answers).size).toBe(1)
    const page = await pageOf(await askForLink(email))
    expect(page).toContain('An owner’s account has this address too')
  })
})
