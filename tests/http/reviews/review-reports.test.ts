import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { api, formAddress } from '#shared/paths.ts'
import { reviewApi, reviewPages } from '#shared/review-paths.ts'
import { fieldError } from '#tests/helpers/field-error.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

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

describe.each(ENGINES)('reporting reviews on %s', (engine) => {
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
      url: api.rating,
      payload: { businessId: business.id, stars: 1, comment },
    })
    return { business, owner, id: answer.json().rating.id as string }
  }
  const send = (url: string, payload: object, cookie = '') =>
    app.server.inject({ method: 'POST', url, payload, headers: { cookie } })
  const queue = async (state: string) =>
    (
      await app.server.inject({
        url: `${api.adminReviews}?state=${state}&size=100`,
        headers: { cookie: admin },
      })
    ).json()
  const inQueue = async (state: string, id: string) =>
    (await queue(state)).reviews.find((review: { id: string }) => review.id === id)
  const detailOf = async (id: string) => (await app.server.inject(api.business(id))).json()

  it('counts one report per device, marks the owner’s, and changes nothing in public', async () => {
    const { business, owner, id } = await write()
    const first = await send(reviewApi.report(id), { reason: 'not-a-visit', detail: ' Really ' })
    expect(first.statusCode).toBe(201)
    const device = String(first.headers['set-cookie']).split(';')[0]
    const again = await send(reviewApi.report(id), { reason: 'advert' }, device)
    expect(again.statusCode).toBe(409)
    expect(again.json().detail).toBe(
      'You have reported this review already. A person looks at every report.',
    )
    const unseen = { reason: 'conflict', detail: '\u200b\u2063' }
    await send(reviewApi.report(id), unseen, await signIn(app, owner))
    expect((await inQueue('reported', id)).reports).toMatchObject([
      { reason: 'not-a-visit', detail: 'Really', byOwner: false },
      { reason: 'conflict', detail: null, byOwner: true },
    ])
    expect((await detailOf(business.id)).ratings).toHaveLength(1)
    const wrong = await send(reviewApi.report(id), { reason: 'I disagree' })
    expect(wrong.json().detail).toBe('Please choose a reason.')
    expect((await send(reviewApi.report('nothing'), { reason: 'copy' })).statusCode).toBe(404)
  })

  it('is decided by an admin: kept or hidden, either way the report is closed', async () => {
    const { business, id } = await write()
    const decide = (verdict: 'publish' | 'hide') =>
      send(api.adminReview(id, verdict), { reason: 'Not a visit.' }, admin)
    expect((await decide('publish')).statusCode).toBe(409)
    await send(reviewApi.report(id), { reason: 'hateful' })
    expect((await decide('publish')).statusCode).toBe(200)
    expect(await inQueue('reported', id)).toBeUndefined()
    expect((await detailOf(business.id)).ratings).toHaveLength(1)

    await send(reviewApi.report(id), { reason: 'hateful' })
    expect((await decide('hide')).statusCode).toBe(200)
    expect(await inQueue('reported', id)).toBeUndefined()
    expect(await inQueue('hidden', id)).toMatchObject({ reason: 'Not a visit.' })
    expect(await detailOf(business.id)).toMatchObject({ ratings: [], removed: 1 })
    const { actions } = (
      await app.server.inject({ url: api.adminActions, headers: { cookie: admin } })
    ).json()
    expect(
      actions
        .slice(0, 2)
        .map(({ action }: { action: string }) => action)
        .sort(),
    ).toEqual(['hide-review', 'keep-review'])
  })

  it('accepts a takedown notice with what the law requires, and mails both sides', async () => {
    const { id } = await write()
    const { goodFaith: _, ...incomplete } = NOTICE
    const refused = await send(reviewApi.notice(id), incomplete)
    expect(refused.json().errors).toEqual({ goodFaith: 'Please state that you act in good faith.' })
    const answer = await send(reviewApi.notice(id), NOTICE)
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
    expect((await inQueue('reported', id)).reports).toMatchObject([
      { reason: 'unlawful', detail: `Formal notice ${reference} by ${NOTICE.name}` },
    ])
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
    expect(sent.statusCode).toBe(200)
    expect(sent.body).toContain('A person will look at this review.')
    const empty = await send(formAddress('report'), { ...fields, reason: '', detail: 'A & B' })
    expect(empty.statusCode).toBe(400)
    expect(empty.body).toContain('Please choose a reason.')
    expect(empty.body).toContain('A &amp; B</textarea>')
    const noticed = await send(formAddress('notice'), {
      reviewId: id,
      businessId: business.id,
      ...NOTICE,
    })
    expect(noticed.body).toContain('Its reference is')
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
    expect(gone.statusCode).toBe(400)
    expect(gone.body).toContain('Notice failed')
    expect(gone.body).not.toContain('name="signature"')
  })

  it('shows an admin the context of a review, and nobody’s address', async () => {
    const { business, id } = await write('The same words for everybody, word by word.')
    const first = await inQueue('reported', id)
    expect(first).toBeUndefined()
    await send(api.rating, {
      businessId: business.id,
      stars: 1,
      comment: 'THE SAME WORDS for everybody; word by word',
    })
    await send(reviewApi.report(id), { reason: 'copy' })
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
