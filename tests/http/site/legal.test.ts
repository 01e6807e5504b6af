import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness, createUnclaimed } from '#demo/factories/businesses.ts'
import { createConversation } from '#demo/factories/conversations.ts'
import { conversationToken } from '#server/features/desk/conversation-links.ts'
import { keeperToken } from '#server/features/ownership/keeper-token.ts'
import { editToken } from '#server/features/reviews/edit-token.ts'
import { saveWriter } from '#server/features/reviews/review-writer.repository.ts'
import { saveSite } from '#server/features/site/site.repository.ts'
import { BROWSER_STORAGE } from '#shared/legal/browser-storage.ts'
import { LEGAL_DOCUMENTS, versionsOf } from '#shared/legal/documents.ts'
import { PLAN_FEATURES } from '#shared/money/plans.ts'
import { ownPages } from '#shared/own-paths.ts'
import {
  formPages,
  helpPages,
  pages,
  privacyPages,
  reviewPages,
  sitePages,
  supplyPages,
  withToken,
} from '#shared/paths.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const OPERATOR = {
  companyName: 'Bay & Berg (Pty) Ltd',
  registrationNumber: '2024/123456/07',
  address: '3 Example Street, Cape Town, 8001',
  phone: '+27215550100',
  informationOfficer: 'Nomvula Example',
  informationOfficerEmail: 'privacy@example.co.za',
  serverCountry: 'South Africa',
}

const FOOTER = [sitePages.pricing, sitePages.terms, sitePages.privacy, privacyPages.yourData]

/** What the page says, without its tags. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

describe.each(USUAL_ENGINES)('the pages about the site on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())
  const get = async (url: string) => (await app.server.inject({ url })).body

  it('leave out what the admin has not said, and show no blank', async () => {
    for (const document of keysOf(LEGAL_DOCUMENTS)) {
      const { path } = LEGAL_DOCUMENTS[document]
      const text = textOf(await get(path))
      expect(text, path).not.toMatch(
        /information officer|Our servers|servers in|is run by|This manual is of/,
      )
      expect(text, path).not.toMatch(/ [,.](?! ?\d)|undefined|null|\(\)/)
      expect(text, path).toMatch(
        new RegExp(`Version${versionsOf(document).length}In force since1[89] November 2026`),
      )
    }
  })

  it('say who runs the site as soon as the admin has said it', async () => {
    await saveSite(app.context.db, OPERATOR)
    const privacy = textOf(await get(sitePages.privacy))
    expect(privacy).toContain(
      'Bay & Berg (Pty) Ltd, registration number 2024/123456/07, 3 Example Street, Cape Town, 8001, phone 021 555 0100, is the responsible party',
    )
    expect(privacy).toContain('Our information officer is Nomvula Example, privacy@example.co.za.')
    expect(privacy).toContain('Our servers are in South Africa.')
    expect(privacy).not.toContain('outside South Africa')
    for (const path of [sitePages.terms, sitePages.paia]) {
      const text = textOf(await get(path))
      expect(text, path).toMatch(/(?:is run by|manual is of) Bay & Berg \(Pty\) Ltd/)
      expect(text, path).toContain('8001, phone 021 555 0100.')
    }
  })

  it('say on what ground data leaves the country, and no empty phone number', async () => {
    await saveSite(app.context.db, { ...OPERATOR, phone: '', serverCountry: 'Germany' })
    for (const path of [sitePages.privacy, sitePages.paia, `${sitePages.privacy}/1`]) {
      const text = textOf(await get(path))
      expect(text, path).toContain(
        'Our servers are in Germany. As far as that is outside South Africa, the law there or',
      )
      expect(text, path).not.toContain('phone 0')
    }
  })

  it('say where a page that nobody has claimed is from, and how to have it removed', async () => {
    const text = textOf(await get(sitePages.privacy))
    expect(text).toContain('is listed with what it, or a public list, has published')
    expect(text).toContain('Remove this page there takes it off')
  })

  it('lead visitors without an account to what is held about them', async () => {
    expect(await get(sitePages.privacy)).toContain(`href="${privacyPages.yourData}"`)
  })

  it('name an officer without an address, and an address without an officer', async () => {
    await saveSite(app.context.db, { ...OPERATOR, informationOfficerEmail: '' })
    expect(textOf(await get(sitePages.privacy))).toContain('officer is Nomvula Example.')
    await saveSite(app.context.db, { ...OPERATOR, informationOfficer: '' })
    expect(textOf(await get(sitePages.privacy))).toContain('officer is privacy@example.co.za.')
  })

  it('promise in the plans exactly what the product promises, with the plan chosen', async () => {
    const html = await get(sitePages.pricing)
    for (const promise of [...PLAN_FEATURES.BASIC, ...PLAN_FEATURES.PREMIUM])
      expect(html).toContain(`<h3>${promise}</h3>`)
    for (const [, screen] of html.matchAll(/src="(\/screens\/[^"]+)"/g))
      expect(globSync(`public${screen}`), screen).toHaveLength(1)
    expect(html).toContain('"@type":"FAQPage"')
    const checked = /value="PREMIUM"[^>]* checked|checked[^>]* value="PREMIUM"/
    expect(html).toContain(`href="${pages.register}?plan=PREMIUM"`)
    expect(await get(`${pages.register}?plan=PREMIUM`)).toMatch(checked)
    expect(await get(pages.register)).not.toMatch(checked)
  })

  it('are agreed to with a registration, by version and time', async () => {
    const email = 'agrees@example.co.za'
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/register',
      payload: { email, password: 'fynbos-and-granite-7', plan: 'BASIC' },
    })
    expect(answer.statusCode).toBe(200)
    const users = app.context.db.selectFrom('users').where('email', '=', email)
    const { termsVersion, termsAcceptedAt, createdAt } = await users
      .select(['termsVersion', 'termsAcceptedAt', 'createdAt'])
      .executeTakeFirstOrThrow()
    expect(termsVersion).toBe(versionsOf('terms').at(-1)?.version)
    expect(termsAcceptedAt).toBe(createdAt)
  })

  it('are linked from each form, with what happens to what is typed', async () => {
    const { db, secret } = app.context
    const { id, owner } = await createBusiness(db, { ownerInput: { plan: 'PREMIUM' } })
    const [review = ''] = await createReviews(db, id, [{ stars: 5 }])
    const email = 'writer@example.co.za'
    const at = new Date().toISOString()
    await saveWriter(db, {
      ...{ ratingId: review, email, tokenHash: 'none', confirmedAt: at, createdAt: at },
    })
    const conversation = await createConversation(db)
    await saveSite(db, { unclaimedSince: at })
    const unclaimed = await createUnclaimed(db)
    const cookie = await signIn(app, owner)
    for (const address of [
      claimPages.claim(unclaimed.id),
      claimPages.remove(unclaimed.id),
      supplyPages.correction(unclaimed.id),
      formPages.booking({ business: id }),
      formPages.review({ business: id }),
      formPages.review({ business: id, done: 'yes', review }),
      withToken(reviewPages.edit, editToken(secret, review, email)),
      withToken(
        reviewPages.reply,
        keeperToken(secret, 'review-reply', { id: review, keeperId: owner.id }),
      ),
      reviewPages.report(review),
      reviewPages.noticeAbout(review),
      pages.register,
      privacyPages.yourData,
      helpPages.contact,
      helpPages.conversation(conversationToken(secret, 'mail', conversation.id)),
      ownPages.gems,
      pages.home,
    ]) {
      const { body } = await app.server.inject({ url: address, headers: { cookie } })
      const notes = body.match(/<p class="privacy-note">.*?<\/p>/gs)
      expect(notes?.join(''), address).toContain(`href="${sitePages.privacy}"`)
    }
  })

  it('are in the sitemap and in every footer', async () => {
    const sitemap = await get('/sitemaps/pages.xml')
    for (const path of Object.values(sitePages)) expect(sitemap).toContain(`${path}</loc>`)
    for (const page of [pages.home, pages.blog, reviewPages.policy])
      for (const path of [...FOOTER, helpPages.home])
        expect(await get(page), page).toContain(`href="${path}"`)
  })
})

it('the privacy page says how long this site keeps what, by its settings', async () => {
  const app = await createTestApp('sqlite', {
    KEEP_BOOKINGS_DAYS: '90',
    KEEP_LAPSED_ACCOUNTS_DAYS: '1095',
    KEEP_UNCONFIRMED_DAYS: '7',
    KEEP_FAILED_MAIL_DAYS: '60',
  })
  const text = textOf((await app.server.inject({ url: sitePages.privacy })).body)
  for (const said of [
    '90 days after the date',
    '3 years after the last payment or sign-in',
    '7 days after it was typed',
    '30 days after it was sent; 60 days if it could not be delivered',
  ])
    expect(text).toContain(said)
  // A version that was replaced says what it said.
  const first = textOf((await app.server.inject({ url: `${sitePages.privacy}/1` })).body)
  expect(first).toContain('12 months after the date')
  await app.close()
})

it('the privacy page lists every cookie and every key of the browser’s storage', () => {
  const code = globSync('src/{web,server,shared}/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && !file.includes('/legal/'))
    .map((file) => readFileSync(file, 'utf8'))
  const texts = (of: RegExp) =>
    code.flatMap((text) => [...text.matchAll(of)].map(([, name]) => name))
  const cookies = texts(/(?:NAME|COOKIE) = '(cpt[._][^']+)'/g)
  const storage = [
    ...texts(/deviceList\(\s*'([^']+)'/g),
    ...code
      .filter((text) => text.includes('sessionStorage'))
      .flatMap((text) =>
        [...text.matchAll(/(?:KEY|RELOADED) = '([^']+)'/g)].map(([, name]) => name),
      ),
  ]
  const listed = (kind: string) =>
    BROWSER_STORAGE.filter((one) => one.kind === kind).map(({ name }) => name)
  expect(listed('cookie').sort()).toEqual([...new Set(cookies)].sort())
  expect(listed('storage').sort()).toEqual([...new Set(storage)].sort())
})
