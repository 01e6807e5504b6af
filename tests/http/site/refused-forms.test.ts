import { afterAll, beforeAll, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { groupToken } from '#server/features/bookings/booking-links.ts'
import { keeperToken } from '#server/features/ownership/keeper-token.ts'
import { editToken } from '#server/features/reviews/edit-token.ts'
import { ownPages } from '#shared/own-paths.ts'
import { bookingPages, formAddress, groupPages, mailPages } from '#shared/paths.ts'
import { book } from '#tests/helpers/booked.ts'
import { createListedApp, isCall, type ListedApp } from '#tests/helpers/listed-app.ts'

const VISITOR = { name: 'Nomsa <b>Dlamini', phone: '060 000 0000', email: 'nomsa@example.co.za' }
const NOTICE = {
  ...VISITOR,
  address: '1 Kloof Street',
  rightInfringed: 'My name.',
  remedy: 'Take it down.',
  goodFaith: 'yes',
  truth: 'yes',
  signature: VISITOR.name,
}

let app: ListedApp
let booked: Awaited<ReturnType<typeof book>>
let reviewId: string
let group: string
beforeAll(async () => {
  app = await createListedApp('sqlite', { RATE_LIMIT: 'on' })
  booked = await book(app)
  await createReviews(app.context.db, booked.business.id, [{ stars: 3 }])
  const found = await app.context.db.selectFrom('ratings').select('id').executeTakeFirstOrThrow()
  reviewId = found.id
  const at = new Date().toISOString()
  await app.context.db
    .insertInto('reviewWriters')
    .values({
      ratingId: reviewId,
      email: VISITOR.email,
      tokenHash: 'none',
      confirmedAt: at,
      createdAt: at,
    })
    .execute()
  const other = await createBusiness(app.context.db)
  const businessIds = [booked.business.id, other.id]
  await app.server.inject({
    method: 'POST',
    url: '/api/booking-groups',
    payload: { ...VISITOR, name: 'Nomsa', businessIds },
  })
  const { groupId } = await app.context.db
    .selectFrom('bookings')
    .select('groupId')
    .where('groupId', 'is not', null)
    .executeTakeFirstOrThrow()
  group = groupPages.group(groupToken(app.context.secret, groupId ?? ''))
})
afterAll(() => app.close())

const send = (url: string, fields: Record<string, string>, headers = {}, cookies = {}) =>
  app.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    cookies,
    payload: new URLSearchParams(fields).toString(),
  })

/** Every form of visitors, with what its schema accepts. */
const FORMS: [url: string | (() => string), fields: () => Record<string, string>][] = [
  [formAddress('login'), () => ({ email: VISITOR.email, password: 'wrong' })],
  [
    formAddress('register'),
    () => ({
      email: VISITOR.email,
      password: 'one two three 4',
      confirmPassword: 'one two three 4',
      plan: 'BASIC',
    }),
  ],
  [formAddress('newsletter'), () => ({ email: VISITOR.email })],
  [formAddress('booking'), () => ({ ...VISITOR, businessId: booked.business.id })],
  [formAddress('review'), () => ({ businessId: booked.business.id, stars: '4' })],
  [
    formAddress('review-confirmation'),
    () => ({ email: VISITOR.email, reviewId, businessId: booked.business.id }),
  ],
  [formAddress('confirm'), () => ({ token: 'guessed' })],
  [
    formAddress('review-edit'),
    () => ({ token: editToken(app.context.secret, reviewId, VISITOR.email), stars: '4' }),
  ],
  [formAddress('report'), () => ({ reviewId, reason: 'advert' })],
  [formAddress('notice'), () => ({ ...NOTICE, reviewId })],
  [groupPages.ask, () => ({ ...VISITOR, business: booked.business.id })],
  [
    formAddress('reply'),
    () => ({
      token: keeperToken(app.context.secret, 'review-reply', {
        id: reviewId,
        keeperId: booked.business.owner.id,
      }),
      text: 'Thank you, Nomsa.',
    }),
  ],
  [() => `${bookingPages.visitor(booked.token)}/accept`, () => ({})],
  [() => `${bookingPages.visitor(booked.token)}/email`, () => ({ email: VISITOR.email })],
  [() => `${bookingPages.visitor(booked.token)}/stop-mails`, () => ({})],
  [() => `${bookingPages.answer(booked.ownerToken)}/cancel`, () => ({})],
  [() => `${group}/cancel-others`, () => ({ keep: booked.id })],
  [() => `${group}/stop-mails`, () => ({})],
  [mailPages.newsletterConfirm, () => ({ token: 'guessed' })],
  [mailPages.newsletterUnsubscribe, () => ({ token: 'guessed' })],
  [mailPages.digestUnsubscribe, () => ({ token: 'guessed' })],
]

/** Kept by the browser, for its Back; not the forms of one person. */
const isOpen = (url: string) =>
  /^\/(?:ask|forms\/(?:booking|review|report|notice|newsletter))$/.test(url)

it.each(FORMS)('%s says on its page that it was sent too often', async (address, fields) => {
  const url = typeof address === 'string' ? address : address()
  const [device] = (await send(url, fields())).cookies
  const cookies = device ? { [device.name]: device.value } : {}
  let answer = await send(url, fields(), {}, cookies)
  for (let count = 0; count < 70 && answer.statusCode !== 429; count += 1)
    answer = await send(url, fields(), {}, cookies)
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe(isOpen(url) ? 'private, no-cache' : 'no-store')
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  const [, shown = ''] = /role="alert"[^>]*>(.*?)<\/p>/.exec(answer.body) ?? []
  expect(shown).toMatch(/a lot at once|wait|[Ss]everal (notices|messages)/)
  expect(answer.body).not.toContain('<b>Dlamini')
})

it('every form of another site is refused, before anything is read', async () => {
  const forms = app.routes.filter((route) => route.method === 'POST' && !isCall(route))
  expect(forms.length).toBeGreaterThan(20)
  for (const { url } of forms) {
    const answer = await send(
      url.replaceAll(':', ''),
      { token: 'guessed' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    )
    expect(answer.statusCode, url).toBe(403)
    expect(answer.headers['cache-control'], url).toBe('no-store')
  }
})

it('what needs a session leads to where one signs in', async () => {
  const answer = await send(ownPages.billingDetails, { name: 'Nobody' })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/auth')
})
