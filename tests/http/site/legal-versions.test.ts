import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { saveSite } from '#server/features/site/site.repository.ts'
import { LEGAL_DOCUMENTS, type LegalDocument, versionsOf } from '#shared/legal/documents.ts'
import { ownPages } from '#shared/own-paths.ts'
import { sitePages } from '#shared/paths.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { sessionCookie } from '#tests/helpers/cookies.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DOCUMENTS = keysOf(LEGAL_DOCUMENTS)
const newestOf = (document: LegalDocument) => versionsOf(document).at(-1)?.version ?? 0

/** The parts of a page, one block a line; the address of support stays open. */
function textOf(html: string): string {
  const article = html.slice(html.indexOf('<article>') + '<article>'.length)
  return `${article
    .slice(0, article.indexOf('</article>'))
    .replaceAll('support@cptrecommends.local', '{support}')
    .replace(/<(section|h2|p|div|table|thead|tbody|tr|ul|ol|li)\b/g, '\n<$1')
    .trim()}\n`
}

describe.each(USUAL_ENGINES)('versions of the legal pages on %s', (engine) => {
  let app: TestApp
  let now: Date
  beforeEach(async () => {
    now = new Date('2027-03-01T08:00:00.000Z')
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterEach(() => app.close())
  const later = (days: number) => {
    now = new Date(now.getTime() + days * DAY_MS)
  }
  const get = (url: string) => app.server.inject({ url })
  const bodyOf = async (url: string) => (await get(url)).body
  /** As a site of an earlier release: it has shown the first version of everything. */
  const beOlder = () =>
    app.context.db
      .insertInto('legalVersions')
      .values(DOCUMENTS.map((document) => ({ document, version: 1, inForceFrom: '2026-11-18' })))
      .execute()

  // A text that changes gets a new version in documents.ts; then `-u` keeps its text.
  it.each(DOCUMENTS)('%s says what is kept as its newest version', async (document) => {
    const text = textOf(await bodyOf(LEGAL_DOCUMENTS[document].path))
    await expect(text, 'a changed text: docs/operations.md, Legal pages').toMatchFileSnapshot(
      `../../../content/legal/${document}-${newestOf(document)}.html`,
    )
  })

  it('each have an address, days and what is different', async () => {
    for (const document of DOCUMENTS) {
      const { path } = LEGAL_DOCUMENTS[document]
      const present = await bodyOf(path)
      for (const { version, changes } of versionsOf(document)) {
        const page = await get(`${path}/${version}`)
        expect(page.statusCode, `${path}/${version}`).toBe(200)
        expect(page.body).toContain('noindex')
        expect(present).toContain(changes)
        expect(page.body.includes('This is an earlier version')).toBe(
          version !== newestOf(document),
        )
      }
      for (const none of ['0', '01', '99', '1x', '-1', '99999'])
        expect((await get(`${path}/${none}`)).statusCode, `${path}/${none}`).toBe(404)
    }
    const first = await bodyOf(`${sitePages.terms}/1`)
    expect(first).toContain('Owners may end their plan if they do not agree with a new one.')
    expect(first).toContain('href="#law">Which law counts</a>')
    expect(first).not.toContain('{support}')
  })

  it('begin with the newest on a new site, where nobody is told', async () => {
    await app.services.legal.run()
    await createUser(app.context.db)
    expect(await app.services.legal.run()).toEqual({ told: 0, begun: 0 })
    expect(await bodyOf(sitePages.terms)).not.toContain('applies instead')
  })

  it('are announced to every owner 30 days before, once, and begin on their day', async () => {
    const { db } = app.context
    await beOlder()
    const owner = await createUser(db)
    await createUser(db, { role: 'ADMIN' })
    await createUser(db, { isDemo: true })
    const before = await bodyOf(sitePages.terms)
    expect(before).toContain('not agree with a new one')
    expect(before).not.toContain('/terms/2')
    // A version that was never announced has no page.
    expect((await get(`${sitePages.terms}/2`)).statusCode).toBe(404)

    expect((await app.services.legal.run()).told).toBe(1)
    expect((await app.services.legal.run()).told).toBe(0)
    const mails = db.selectFrom('outboxMessages').where('kind', '=', 'legal-change')
    expect(await mails.select('recipient').execute()).toEqual([{ recipient: owner.email }])
    const announced = await bodyOf(sitePages.terms)
    expect(announced).toContain('not agree with a new one')
    expect(announced).toMatch(/From 31 March 2027,.*version 2.*applies instead/s)
    expect(await bodyOf(`${sitePages.terms}/2`)).toContain('All versions stay readable below')

    // Whoever registers meanwhile agrees to what counts, and is told of what comes.
    later(29)
    const registered = await app.server.inject({
      method: 'POST',
      url: '/api/register',
      payload: { email: 'new@example.co.za', password: 'fynbos-and-granite-7', plan: 'BASIC' },
    })
    expect(registered.statusCode).toBe(200)
    expect(await app.services.legal.run()).toEqual({ told: 1, begun: 0 })
    const { id, termsVersion } = await db
      .selectFrom('users')
      .select(['id', 'termsVersion'])
      .where('email', '=', 'new@example.co.za')
      .executeTakeFirstOrThrow()
    expect(termsVersion).toBe(1)

    later(1)
    expect(await app.services.legal.run()).toEqual({
      told: 0,
      begun: DOCUMENTS.filter((one) => newestOf(one) > 1).length,
    })
    const begun = await bodyOf(sitePages.terms)
    expect(begun).toContain('All versions stay readable below')
    expect(begun).not.toContain('applies instead')
    expect(begun).toContain('in force from 18 November 2026 to 31 March 2027')
    const agreed = await app.services.legal.getAgreed(id)
    expect(agreed).toMatchObject({ termsVersion: 1 })
    expect(agreed.told).toContainEqual(expect.objectContaining({ document: 'terms', version: 2 }))
  })

  it('shows who runs the site above a text that is kept', async () => {
    await beOlder()
    await saveSite(app.context.db, { companyName: 'Bay & Berg (Pty) Ltd' })
    expect(await bodyOf(sitePages.terms)).toContain('This site is run by Bay &amp; Berg (Pty) Ltd.')
  })

  it('are on the owner’s page, with the day', async () => {
    const registered = await app.server.inject({
      method: 'POST',
      url: '/api/register',
      payload: { email: 'agrees@example.co.za', password: 'fynbos-and-granite-7', plan: 'BASIC' },
    })
    const cookie = sessionCookie(registered)
    const page = await app.server.inject({ url: ownPages.account, headers: { cookie } })
    expect(page.body).toContain(`href="/terms/${newestOf('terms')}"`)
    expect(page.body).toMatch(/On 1 March 2027 you agreed to/)
  })
})
