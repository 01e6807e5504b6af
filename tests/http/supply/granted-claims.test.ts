import { afterEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { signToken } from '#server/platform/signed-token.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages, supplyPages, withToken } from '#shared/paths.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { csv, HEADINGS, importFile, undoImport } from '#tests/helpers/import-file.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { startClaims } from './claim-steps.ts'

const ACCOUNT = {
  password: 'koesister-and-tea',
  confirmPassword: 'koesister-and-tea',
  plan: 'PREMIUM',
}
const ROTIS =
  'M1,Longmarket Rotis,Restaurant,12 Longmarket Street,Bo-Kaap,021 555 0101,rotis.example'

let app: TestApp
afterEach(() => app.close())
const startAt = async (engine: TestApp['engine']) => {
  const steps = await startClaims(engine)
  app = steps.app
  const review = (businessId: string, comment: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/rating',
      payload: { businessId, stars: 4, comment },
    })
  return { ...steps, review }
}
const activate = (userId: string) => app.services.payments.activate(userId)
const account = (email = 'zaida@example.co.za') =>
  app.context.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

describe.each(USUAL_ENGINES)('whoever was granted a page, on %s,', (engine) => {
  it('puts it right at once, and an import leaves it alone', async () => {
    const { business, granted, look, send } = await startAt(engine)
    const { id, token } = await granted()
    const url = claimPages.action(token, 'details')
    expect(await look(url)).toContain('it changes at once')
    const wrong = await send(url, { monday: 'mornings', address: '9 Kloof Street' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('value="9 Kloof Street"')
    expect((await send(url, { phone: '021 555 0177', sunday: 'closed' })).statusCode).toBe(303)
    expect((await business(id))?.phone).toBe('021 555 0177')
    const { db } = app.context
    const history = await db.selectFrom('businessChanges').selectAll().execute()
    expect(history.map(({ field, setBy }) => [field, setBy])).toEqual(
      expect.arrayContaining([
        ['phone', 'owner'],
        ['sunday', 'owner'],
      ]),
    )
    const source = await db.selectFrom('businessSources').selectAll().executeTakeFirstOrThrow()
    expect(JSON.parse(source.setBy)).toEqual({
      emailPublic: 'import',
      phone: 'owner',
      operatingHours: 'owner',
    })
  })

  it('cannot change a contact while somebody else claims the page', async () => {
    const { business, claim, granted, list, send } = await startAt(engine)
    const { id, token } = await granted({ phone: '021 555 0142' })
    const papers = { proof: 'papers', said: 'The lease.', email: 'rival@example.com' }
    await claim(id, papers)
    expect((await list()).claims).toMatchObject([{ sentTo: '021 555 0142' }])
    const url = claimPages.action(token, 'details')
    const refused = await send(url, { phone: '021 555 0666' })
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('they stay as they are')
    expect((await business(id))?.phone).toBe('021 555 0142')
    expect((await send(url, { sunday: 'closed' })).statusCode).toBe(303)
  })

  it('hears of reviews, and answers them by a mail’s link; those from before stay', async () => {
    const { granted, look, payloads, review, send } = await startAt(engine)
    const { id, token } = await granted()
    expect((await review(id, 'Best koesisters in town.')).statusCode).toBe(201)
    const [mail] = await payloads('new-review')
    expect(mail?.recipient).toBe('zaida@example.co.za')
    expect(await look(claimPages.own(token))).toContain('Best koesisters in town.')
    const replied = await send('/forms/reply', { token: mail?.replyToken, text: 'Dankie!' })
    expect(replied.statusCode).toBe(303)
    expect((await app.server.inject({ url: pages.business(id) })).body).toContain('Dankie!')
  })

  it('answers by the same links once it is paid, and no longer once somebody else has the page', async () => {
    const { claim, decide, granted, list, look, payloads, review, send } = await startAt(engine)
    const { db } = app.context
    const { id, token } = await granted()
    await review(id, 'Best koesisters in town.')
    const [mail] = await payloads('new-review')
    const links = [
      mail?.replyToken,
      new URLSearchParams(
        /\/reply\?(token=[^"]+)/.exec(await look(claimPages.own(token)))?.[1],
      ).get('token'),
    ]
    expect(links[0]).toBe(links[1])
    const reply = (link: string) => send('/forms/reply', { token: link, text: 'Dankie!' })
    await send(claimPages.action(token, 'account'), ACCOUNT)
    const user = await account()
    await activate(user?.id ?? '')
    expect((await reply(links[0])).statusCode).toBe(303)
    // A link from before it named anybody: this page has had several people.
    const old = signToken(app.context.secret, 'review-reply', links[0].split('~')[0])
    expect((await reply(old)).statusCode).toBe(404)

    await claim(id, { email: 'rashida@example.co.za', proof: 'papers', said: 'The lease.' })
    const [dispute] = (await list()).claims
    await db
      .updateTable('users')
      .set({ status: 'PAUSED' })
      .where('id', '=', user?.id ?? '')
      .execute()
    expect((await decide(dispute.id, 'approve')).statusCode).toBe(200)
    expect((await reply(links[0])).statusCode).toBe(404)
    await review(id, 'And rotis.')
    const mine = (await payloads('new-review')).find(
      ({ recipient }) => recipient === 'rashida@example.co.za',
    )
    expect((await reply(mine?.replyToken)).statusCode).toBe(303)
  })

  it('is asked first about what visitors suggest, and decides by a mail’s link', async () => {
    const { business, cookie, granted, look, payloads, send, waitDays } = await startAt(engine)
    const { id } = await granted()
    const suggested = await app.server.inject({
      method: 'POST',
      url: `/api/business/${id}/correction`,
      payload: { phone: '021 555 0199', closed: 'yes' },
    })
    expect(suggested.json().message).toContain('We ask the business first')
    const [mail] = await payloads('correction-suggested')
    expect(mail?.recipient).toBe('zaida@example.co.za')
    const waiting = await app.server.inject({ url: '/api/admin/corrections', headers: { cookie } })
    expect(waiting.json()).toEqual({ corrections: [], total: 0 })
    const token = String(mail?.token)
    expect(await look(withToken(supplyPages.ownCorrections, token))).toContain('021 555 0199')
    // After a week without an answer an admin sees it too, and who was asked.
    const later = { cookie: await waitDays(7) }
    const late = await app.server.inject({ url: '/api/admin/corrections', headers: later })
    expect(late.json().corrections).toMatchObject([
      { ownerId: null, isClaimed: true },
      { ownerId: null, isClaimed: true },
    ])
    const queue = (await app.server.inject({ url: ownPages.corrections, headers: later })).body
    expect(queue).toContain('Whoever claimed it was asked')
    expect(queue).not.toContain('Not claimed yet')
    const rows = await app.context.db
      .selectFrom('corrections')
      .select('id')
      .orderBy('field', 'desc')
      .execute()
    for (const row of rows) {
      const accepted = await send(supplyPages.ownCorrectionsAction('accept'), { token, ...row })
      expect(accepted.statusCode).toBe(303)
    }
    expect(await business(id)).toMatchObject({ phone: '021 555 0199', status: 'PAUSED' })
    expect((await app.server.inject({ url: pages.business(id) })).body).toContain('closed for good')
  })

  it('chooses a plan, and has the page in the account once that is paid', async () => {
    const { business, granted, look, review, send } = await startAt(engine)
    const { id, token } = await granted()
    await review(id, 'Best koesisters in town.')
    const page = claimPages.own(token)
    const weak = await send(claimPages.action(token, 'account'), {
      ...ACCOUNT,
      confirmPassword: 'x',
    })
    expect(weak.body).toContain('Passwords don&#x27;t match')
    const made = await send(claimPages.action(token, 'account'), ACCOUNT)
    expect(made.headers.location).toBe(pages.dashboard)
    const user = await account()
    expect(user).toMatchObject({ status: 'PENDING', plan: 'PREMIUM' })
    // Until then nothing of the page changes.
    expect(await business(id)).toMatchObject({ userId: null, plan: '', status: 'ACTIVE' })
    expect(await look(page)).toContain('Your account waits for its payment')
    await activate(user?.id ?? '')
    expect(await business(id)).toMatchObject({
      userId: user?.id,
      plan: 'PREMIUM',
      status: 'ACTIVE',
      claimedAt: null,
      ratingCount: 1,
    })
    expect(await look(page)).toContain('Sign in to look after it')
    // The link has done its work.
    const late = await send(claimPages.action(token, 'details'), { phone: '021 555 0100' })
    expect(late.statusCode).toBe(404)
  })

  it('has it by a payment in the ledger as well', async () => {
    const { business, granted, send } = await startAt(engine)
    const { id, token } = await granted()
    await send(claimPages.action(token, 'account'), ACCOUNT)
    const user = await account()
    await app.context.db.transaction().execute((trx) =>
      app.services.ledger.note(trx, user?.id ?? '', {
        kind: 'payment',
        plan: 'BASIC',
        amountCents: 9900,
        paidFrom: '2026-11-18',
        paidUntil: '2026-12-17',
        monthDay: 18,
      }),
    )
    expect(await business(id)).toMatchObject({ userId: user?.id, plan: 'BASIC', status: 'ACTIVE' })
  })

  it('takes it into an account that is there, unless that has a page', async () => {
    const { business, granted, send } = await startAt(engine)
    const { db } = app.context
    const { id, token } = await granted()
    const mine = claimPages.action(token, 'mine')
    const { owner } = await createBusiness(db)
    expect((await send(mine, {}, await signIn(app, owner))).statusCode).toBe(409)
    const free = await createUser(db)
    const cookie = await signIn(app, free)
    expect((await send(mine, {}, cookie)).statusCode).toBe(303)
    // It is paid already.
    expect(await business(id)).toMatchObject({ userId: free.id, status: 'ACTIVE' })
  })

  it('loses it with the account, or with the claim’s own data: then it is unclaimed again', async () => {
    const { business, granted, send } = await startAt(engine)
    const { db } = app.context
    const { id, token } = await granted()
    await send(claimPages.action(token, 'account'), ACCOUNT)
    await db.deleteFrom('users').where('email', '=', 'zaida@example.co.za').execute()
    expect(await business(id)).toMatchObject({ userId: null, claimedAt: null, status: 'ACTIVE' })
    expect((await send(claimPages.action(token, 'details'), {})).statusCode).toBe(404)
  })

  it('keeps it when the import that brought it is undone', async () => {
    const { business, claim, prove } = await startAt(engine)
    const first = await importFile(app, csv(HEADINGS, ROTIS))
    const { id } = await app.context.db
      .selectFrom('businesses')
      .select('id')
      .executeTakeFirstOrThrow()
    const mailbox = 'me@rotis.example'
    const { state } = await prove(id, { proof: 'domain', mailbox }, mailbox)
    expect(state).toBe('granted')
    await undoImport(app, first)
    expect((await business(id))?.claimedAt).not.toBeNull()
    // An open claim is enough, and its contacts do not change under it.
    const other = await importFile(
      app,
      csv(HEADINGS, 'M2,Obs Geysers,Plumber,5 Lower Main Road,Observatory,021 555 0102,'),
    )
    const geysers = await app.context.db
      .selectFrom('businesses')
      .select('id')
      .where('businessName', '=', 'Obs Geysers')
      .executeTakeFirstOrThrow()
    await claim(geysers.id, { proof: 'call', email: 'obs@example.com' })
    await importFile(
      app,
      csv(HEADINGS, 'M2,Obs Geysers,Plumber,5 Lower Main Road,Observatory,021 555 0999,'),
    )
    expect((await business(geysers.id))?.phone).toBe('021 555 0102')
    await undoImport(app, other)
    expect(await business(geysers.id)).toBeDefined()
  })
})
