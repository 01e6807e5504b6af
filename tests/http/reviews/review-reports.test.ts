import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { formAddress, pages, reviewPages } from '#shared/paths.ts'
import { mailsTo } from '#tests/helpers/booked.ts'
import { fieldError } from '#tests/helpers/field-error.ts'
import { follow } from '#tests/helpers/follow.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const NOTICE = {
  name: 'Pieter Jacobus Adams',
  address: '12 Albert Road, Salt River',
  email: 'pieter@example.co.za',
  rightInfringed: 'My good name.',
  remedy: 'Take it down.',
  goodFaith: 'yes',
  truth: 'yes',
  signature: 'Pieter Jacobus Adams',
}

describe.each(USUAL_ENGINES)('reporting reviews on %s', (engine) => {
  let app: TestApp
  let admin = ''
  beforeAll(async () => {
    app = await createTestApp(engine)
    admin = await signIn(
      app,
      await createUser(app.context.db, { role: 'ADMIN', password: TEST_PASSWORD }),
    )
  })
  afterAll(() => app.close())

  const write = async (comment = 'Nobody was there.') => {
    const owner = await createUser(app.context.db, { password: TEST_PASSWORD })
    const business = await createBusiness(app.context.db, { owner })
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/rating',
      payload: { businessId: business.id, stars: 1, comment },
    })
    return { business, owner, id: answer.json().rating.id as string }
  }
  const send = (url: string, payload: object, cookie = '') =>
    app.server.inject({ method: 'POST', url, payload, headers: { cookie } })
  const queue = async (state: string) =>
    (
      await app.server.inject({
        url: `/api/admin/reviews?state=${state}&size=100`,
        headers: { cookie: admin },
      })
    ).json()
  const inQueue = async (state: string, id: string) =>
    (await queue(state)).reviews.find((review: { id: string }) => review.id === id)
  const detailOf = async (id: string) => (await app.server.inject(`/api/business/${id}`)).json()

  it('counts one report per device, marks the owner’s, and changes nothing in public', async () => {
    const { business, owner, id } = await write()
    const first = await send(`/api/reviews/${id}/report`, {
      reason: 'not-a-visit',
      detail: ' Really ',
    })
    expect(first.statusCode).toBe(201)
    const device = String(first.headers['set-cookie']).split(';')[0]
    const again = await send(`/api/reviews/${id}/report`, { reason: 'advert' }, device)
    expect(again.statusCode).toBe(409)
    expect(again.json().detail).toBe(
      'You’ve already reported this review. A person looks at every report.',
    )
    const unseen = { reason: 'conflict', detail: '\u200b\u2063' }
    await send(`/api/reviews/${id}/report`, unseen, await signIn(app, owner))
    const { reports } = await inQueue('reported', id)
    expect(reports).toMatchObject([
      { reason: 'not-a-visit', detail: 'Really', byOwner: false },
      { reason: 'conflict', detail: null, byOwner: true },
    ])
    // Who asks what became of a report names it so.
    expect(first.json().message).toContain(reports[0].reference)
    expect((await detailOf(business.id)).ratings).toHaveLength(1)
    const wrong = await send(`/api/reviews/${id}/report`, { reason: 'I disagree' })
    expect(wrong.json().detail).toBe('Please choose a reason.')
    expect((await send('/api/reviews/nothing/report', { reason: 'copy' })).statusCode).toBe(404)
  })

  it('is decided by an admin: kept or hidden, either way the report is closed', async () => {
    const { business, id } = await write()
    const decide = (verdict: 'publish' | 'hide') =>
      send(`/api/admin/reviews/${id}/${verdict}`, { reason: 'Not a visit.' }, admin)
    expect((await decide('publish')).statusCode).toBe(409)
    await send(`/api/reviews/${id}/report`, { reason: 'hateful' })
    expect((await decide('publish')).statusCode).toBe(200)
    expect(await inQueue('reported', id)).toBeUndefined()
    expect((await detailOf(business.id)).ratings).toHaveLength(1)

    await send(`/api/reviews/${id}/report`, { reason: 'hateful' })
    expect((await decide('hide')).statusCode).toBe(200)
    expect(await inQueue('reported', id)).toBeUndefined()
    expect(await inQueue('hidden', id)).toMatchObject({ reason: 'Not a visit.' })
    expect(await detailOf(business.id)).toMatchObject({ ratings: [], removed: 1 })
    const { actions } = (
      await app.server.inject({ url: '/api/admin/actions', headers: { cookie: admin } })
    ).json()
    expect(
      actions
        .slice(0, 2)
        .map(({ action }: { action: string }) => action)
        .sort(),
    ).toEqual(['hide-review', 'keep-review'])
  })

  const toAdmin = async () =>
    (
      await app.context.db
        .selectFrom('outboxMessages')
        .select('kind')
        .where('recipient', '=', app.context.config.admin.email)
        .orderBy('createdAt')
        .execute()
    ).map(({ kind }) => kind)

  it('mails the admin the first of a day at once, and all else in one digest', async () => {
    await app.context.db.deleteFrom('outboxMessages').execute()
    const [first, second] = [await write('One.'), await write('Two.')]
    await send(`/api/reviews/${first.id}/report`, { reason: 'advert' })
    await send(`/api/reviews/${second.id}/report`, { reason: 'advert' })
    const answer = await send(`/api/reviews/${second.id}/notice`, NOTICE)
    expect(await toAdmin()).toEqual(['reviews-reported'])
    const digest = app.services.tasks.find(({ name }) => name === 'admin-digest')
    await digest?.run(new AbortController().signal)
    await digest?.run(new AbortController().signal)
    expect(await toAdmin()).toEqual(['reviews-reported', 'admin-digest'])
    const mail = (await mailsTo(app, app.context.config.admin.email)).at(-1)
    expect(mail?.text).toContain(`${answer.json().reference}, about a review of`)
    expect(mail?.text).toContain('Held: 0')
    await app.context.db.deleteFrom('outboxMessages').execute()
  })

  it('accepts a takedown notice with what the law requires, and mails both sides', async () => {
    const { id } = await write()
    const { goodFaith: _, ...incomplete } = NOTICE
    const refused = await send(`/api/reviews/${id}/notice`, incomplete)
    expect(refused.json().errors).toEqual({ goodFaith: 'Please state that you act in good faith.' })
    const answer = await send(`/api/reviews/${id}/notice`, NOTICE)
    expect(answer.statusCode).toBe(201)
    const { reference } = answer.json()
    const mails = await app.context.db
      .selectFrom('outboxMessages')
      .select(['kind', 'recipient', 'payload'])
      .where('kind', 'in', ['takedown-notice', 'takedown-receipt'])
      .orderBy('kind')
      .execute()
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['takedown-notice', app.context.config.admin.email],
      ['takedown-receipt', NOTICE.email],
    ])
    expect(mails.every(({ payload }) => payload.includes(reference))).toBe(true)
    const [report] = (await inQueue('reported', id)).reports
    expect(report).toMatchObject({ reason: 'unlawful', reference })
    for (const words of [reference, NOTICE.name, NOTICE.address, NOTICE.email, NOTICE.remedy])
      expect(report.detail).toContain(words)
  })

  it.each([
    ['hide', 'The review is no longer shown. The reason: Not a visit.'],
    ['publish', 'it stays on the page'],
  ])('tells the complainant of the decision to %s, once', async (verdict, words) => {
    const { id } = await write()
    const email = `${verdict}@example.co.za`
    const { reference } = (await send(`/api/reviews/${id}/notice`, { ...NOTICE, email })).json()
    await send(`/api/admin/reviews/${id}/${verdict}`, { reason: 'Not a visit.' }, admin)
    const told = await mailsTo(app, email)
    expect(told.map(({ subject }) => subject)).toEqual([
      `Your notice has arrived (${reference})`,
      `We have decided about your notice (${reference})`,
    ])
    expect(told[1]?.text.replace(/\s+/g, ' ')).toContain(words)
    await send(`/api/admin/reviews/${id}/hide`, { reason: 'Something else.' }, admin)
    expect(await mailsTo(app, email)).toHaveLength(2)
  })

  it('closes reports and notices of held reviews that are decided together', async () => {
    const { business, id } = await write()
    const email = 'together@example.co.za'
    await send(`/api/reviews/${id}/notice`, { ...NOTICE, email })
    const change = { state: 'held' as const, reason: 'burst' }
    await app.context.db.updateTable('ratings').set(change).where('id', '=', id).execute()
    const said = { until: new Date().toISOString(), reason: 'Part of a flood.' }
    await send(`/api/admin/businesses/${business.id}/held-reviews/hide`, said, admin)
    expect(await inQueue('reported', id)).toBeUndefined()
    expect((await mailsTo(app, email)).at(-1)?.text).toContain('Part of a flood.')
  })

  it('has pages without script for all of it', async () => {
    const { business, id } = await write('<script>alert(1)</script>')
    for (const page of [reviewPages.report(id), reviewPages.noticeAbout(id)]) {
      const { body, statusCode } = await app.server.inject(page)
      expect(statusCode).toBe(200)
      expect(body).toContain('&lt;script&gt;alert(1)')
      expect(body).not.toContain('<script>')
    }
    for (const page of [reviewPages.notice, reviewPages.policy])
      expect((await app.server.inject(page)).statusCode).toBe(200)
    expect((await app.server.inject(reviewPages.report('nothing'))).statusCode).toBe(404)
    const fields = { reviewId: id, businessId: business.id, reason: 'advert', detail: '' }
    const sent = await send(formAddress('report'), fields)
    expect(await follow(app, sent)).toMatch(
      /A person reads it, usually within four working days\..* Its reference is [\w-]{16}\./,
    )
    for (const address of [formAddress('report'), formAddress('notice')])
      expect((await app.server.inject(address)).headers.location).toBe(reviewPages.policy)

    const empty = await send(formAddress('report'), { ...fields, reason: '', detail: 'A & B' })
    expect(empty.statusCode).toBe(400)
    expect(empty.body).toContain('Please choose a reason.')
    expect(empty.body).toContain('A &amp; B</textarea>')
    const noticed = await send(formAddress('notice'), {
      reviewId: id,
      businessId: business.id,
      ...NOTICE,
    })
    expect(await follow(app, noticed)).toContain('Its reference is')
  })

  it('shows nothing of a review while its business is paused, on no page and by no call', async () => {
    const { business, owner, id } = await write('Seen by nobody now.')
    const pagesOf = [
      reviewPages.report(id),
      reviewPages.noticeAbout(id),
      reviewPages.all(business.id),
      pages.business(business.id),
    ]
    for (const page of pagesOf) expect((await app.server.inject(page)).statusCode).toBe(200)
    const toggle = { userId: owner.id, action: 'pause' }
    expect((await send('/api/admin/toggle-subscription', toggle, admin)).statusCode).toBe(200)
    const calls = [`/api/business/${business.id}`, `/api/business/${business.id}/reviews`]
    for (const url of [...pagesOf, ...calls]) {
      const answer = await app.server.inject(url)
      expect([url, answer.statusCode]).toEqual([url, 404])
      expect(answer.body).not.toContain('Seen by nobody now.')
    }
    for (const [url, payload] of [
      [`/api/reviews/${id}/report`, { reason: 'advert' }],
      [`/api/reviews/${id}/notice`, NOTICE],
      [formAddress('report'), { reviewId: id, reason: 'advert', detail: '' }],
      [formAddress('notice'), { reviewId: id, ...NOTICE }],
    ] as const) {
      const answer = await send(url, payload)
      expect([url, answer.statusCode]).toEqual([url, 404])
      expect(answer.body).not.toContain('Seen by nobody now.')
    }
    await send('/api/admin/toggle-subscription', { userId: owner.id, action: 'unpause' }, admin)
    for (const page of pagesOf) expect((await app.server.inject(page)).statusCode).toBe(200)
  })

  it('gives a refused notice back: nothing typed is lost, each error beside its field', async () => {
    const { business, id } = await write()
    const fields = { reviewId: id, businessId: business.id, ...NOTICE, email: 'pieter' }
    const refused = await send(formAddress('notice'), { ...fields, signature: '' })
    expect(refused.statusCode).toBe(400)
    expect(refused.body.match(/<h1/g)).toHaveLength(1)
    expect(fieldError(refused.body, 'email')).toBe('Please enter a valid email address.')
    expect(fieldError(refused.body, 'signature')).toBeDefined()
    expect(fieldError(refused.body, 'name')).toBeUndefined()
    for (const typed of [NOTICE.name, NOTICE.address, NOTICE.rightInfringed, NOTICE.remedy])
      expect(refused.body).toContain(typed)
    expect(refused.body.match(/type="checkbox"[^>]*checked=""/g)).toHaveLength(2)

    const gone = await send(formAddress('notice'), { ...fields, reviewId: 'gone' })
    expect(gone.statusCode).toBe(404)
    expect(gone.body).not.toContain('name="signature"')
  })

  it('shows an admin the context of a review, and nobody’s address', async () => {
    const { business, id } = await write('The same words for everybody, word by word.')
    const first = await inQueue('reported', id)
    expect(first).toBeUndefined()
    await send('/api/rating', {
      businessId: business.id,
      stars: 1,
      comment: 'THE SAME WORDS for everybody; word by word',
    })
    await send(`/api/reviews/${id}/report`, { reason: 'copy' })
    const review = await inQueue('reported', id)
    expect(review).toMatchObject({
      sameWords: 1,
      device: { here: 0, elsewhere: 0 },
      network: { here: 1 },
    })
    expect(review.curve).toHaveLength(28)
    expect(review.curve.at(-1)).toBe(2)
    expect(review.device.sign).toHaveLength(6)
    expect(JSON.stringify(review)).not.toMatch(/Hash/)
  })
})
