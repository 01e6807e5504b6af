import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness, createUnclaimed } from '#demo/factories/businesses.ts'
import { saveSite } from '#server/features/site/site.repository.ts'
import { BROWSER_STORAGE } from '#shared/legal/browser-storage.ts'
import { LEGAL_DOCUMENTS, versionsOf } from '#shared/legal/documents.ts'
import { PLAN_FEATURES } from '#shared/money/plans.ts'
import {
  formPages,
  helpPages,
  pages,
  privacyPages,
  reviewPages,
  sitePages,
  supplyPages,
} from '#shared/paths.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const OPERATOR = {
  companyName: 'Bay & Berg (Pty) Ltd',
  registrationNumber: '2024/123456/07',
  address: '3 Example Street, Cape Town, 8001',
  informationOfficer: 'Nomvula Example',
  informationOfficerEmail: 'privacy@example.co.za',
  serverCountry: 'South Africa',
}

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
      'Bay & Berg (Pty) Ltd, registration number 2024/123456/07, 3 Example Street, Cape Town, 8001, is the responsible party',
    )
    expect(privacy).toContain('Our information officer is Nomvula Example, privacy@example.co.za.')
    expect(privacy).toContain('Our servers are in South Africa.')
    expect(textOf(await get(sitePages.terms))).toContain('This site is run by Bay & Berg (Pty) Ltd')
    expect(textOf(await get(sitePages.paia))).toContain('This manual is of Bay & Berg (Pty) Ltd')
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
    const { id } = await createBusiness(app.context.db)
    const [review = ''] = await createReviews(app.context.db, id, [{ stars: 5 }])
    await saveSite(app.context.db, { unclaimedSince: new Date().toISOString() })
    const unclaimed = await createUnclaimed(app.context.db)
    for (const address of [
      claimPages.claim(unclaimed.id),
      claimPages.remove(unclaimed.id),
      supplyPages.correction(unclaimed.id),
      formPages.booking({ business: id }),
      formPages.review({ business: id }),
      reviewPages.report(review),
      reviewPages.noticeAbout(review),
      pages.register,
      privacyPages.yourData,
      helpPages.contact,
      pages.home,
    ]) {
      const notes = (await get(address)).match(/<p class="privacy-note">.*?<\/p>/gs)
      expect(notes?.join(''), address).toContain(`href="${sitePages.privacy}"`)
    }
  })

  it('are in the sitemap and in every footer', async () => {
    const sitemap = await get('/sitemaps/pages.xml')
    for (const path of Object.values(sitePages)) expect(sitemap).toContain(`${path}</loc>`)
    for (const page of [pages.home, pages.blog, reviewPages.policy])
      for (const path of [sitePages.pricing, sitePages.terms, sitePages.privacy, '/help'])
        expect(await get(page), page).toContain(`href="${path}"`)
  })
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
