import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '#demo/factories/users.ts'
import { insertLink } from '#server/features/accounts/link-token.repository.ts'
import { type LinkPurpose, linkIdentifier } from '#server/features/accounts/link-token.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { bookingPages } from '#shared/paths.ts'
import { book } from '#tests/helpers/booked.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

/** The rows of the table in docs/security.md, as columns by their heading. */
function readTable(): Record<string, string>[] {
  const [, section = ''] = readFileSync('docs/security.md', 'utf8').split('### Lasting secrets')
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  const [heading = [], , ...rows] = lines
    .slice(0, lines.findIndex((line) => line.startsWith('| visitor')) + 1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [heading[index], cell])))
}

describe.each(USUAL_ENGINES)('lasting secrets on %s', (engine) => {
  let app: TestApp
  let admin: string
  beforeAll(async () => {
    app = await createTestApp(engine, { RATE_LIMIT: 'off' })
    admin = await signInAsAdmin(app)
  })
  afterAll(() => app.close())

  const post = (url: string, cookie: string, payload: object = {}) =>
    app.server.inject({ method: 'POST', url, payload, headers: { cookie } })
  const isFound = async (url: string, cookie = '') =>
    (await app.server.inject({ url, headers: { cookie } })).statusCode === 200

  const ENDS: Record<string, (owner: { id: string; cookie: string }) => Promise<unknown>> = {
    'password changed': ({ cookie }) =>
      post('/api/change-password', cookie, {
        currentPassword: TEST_PASSWORD,
        newPassword: 'snoek op die braai',
      }),
    'signed out everywhere': ({ cookie }) => post('/api/sign-out-everywhere', cookie),
    'reset by an admin': ({ id }) => post('/api/admin/reset-password', admin, { userId: id }),
    'account paused': ({ id }) =>
      post('/api/admin/toggle-subscription', admin, { userId: id, action: 'pause' }),
    'account deleted': ({ id }) =>
      app.server.inject({
        method: 'DELETE',
        url: `/api/admin/users/${id}`,
        payload: { confirm: 'DELETE' },
        headers: { cookie: admin },
      }),
  }

  /** An owner with every secret; each function says whether it still works. */
  const createSecrets = async () => {
    const { db } = app.context
    const made = await book(app, { dateISO: null }, { ownerInput: { password: TEST_PASSWORD } })
    const { id } = made.business.owner
    const session = await signIn(app, { id })
    const calendar = await post('/api/dashboard/calendar', made.cookie)
    const { pathname } = new URL(calendar.json<{ url: string }>().url)
    const now = new Date().toISOString()
    const link = async (purpose: LinkPurpose) => {
      const identifier = linkIdentifier(purpose, newId())
      const stored = {
        id: newId(),
        identifier,
        userId: id,
        createdAt: now,
        email: 'x@example.co.za',
      }
      await insertLink(db, { ...stored, expiresAt: '2999-01-01T00:00:00.000Z' })
      return async () => {
        const rows = db.selectFrom('verifications').where('identifier', '=', identifier)
        return (await rows.select('id').execute()).length > 0
      }
    }
    await db
      .insertInto('passkeys')
      .values({
        id: newId(),
        userId: id,
        name: 'Phone',
        credentialId: newId(),
        publicKey: 'key',
        counter: 0,
        createdAt: now,
        lastUsedAt: null,
      })
      .execute()
    const works: Record<string, () => Promise<boolean>> = {
      session: () => isFound('/api/user', session),
      'calendar address': () => isFound(pathname),
      'link for a new password': await link('reset-password'),
      'link to a new e-mail address': await link('change-email'),
      "link 'this was not me'": await link('not-me'),
      passkey: async () =>
        (await db.selectFrom('passkeys').where('userId', '=', id).select('id').execute()).length >
        0,
      "owner's link of a booking": () => isFound(bookingPages.answer(made.ownerToken)),
      "visitor's link of a booking": () => isFound(bookingPages.visitor(made.token)),
    }
    return { owner: { id, cookie: made.cookie }, works }
  }

  it('are all in the table', async () => {
    const { works } = await createSecrets()
    expect(readTable().map(({ secret }) => secret)).toEqual(Object.keys(works))
    for (const [secret, isWorking] of Object.entries(works))
      expect(await isWorking(), secret).toBe(true)
  })

  it.each(Object.keys(ENDS))('%s: ends what the table says, and nothing else', async (event) => {
    const { owner, works } = await createSecrets()
    await ENDS[event]?.(owner)
    const found: [string, string][] = []
    for (const [secret, isWorking] of Object.entries(works))
      found.push([secret, (await isWorking()) ? 'stays' : 'ends'])
    expect(found).toEqual(readTable().map((row) => [row.secret, row[event]]))
  })
})
