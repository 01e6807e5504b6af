import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { columnsWith } from '#tests/helpers/columns-with.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { THANDI, useEverywhere } from '#tests/helpers/used-everywhere.ts'

describe.each(USUAL_ENGINES)('what was erased, on %s', (engine) => {
  let app: TestApp
  let place: string
  beforeEach(async () => {
    place = mkdtempSync(path.join(tmpdir(), 'cpt-erasures-'))
    app = await createTestApp(engine, { BACKUP_TO: place })
  })
  afterEach(async () => {
    await app.close()
    rmSync(place, { recursive: true, force: true })
  })

  const erase = async () => {
    await app.services.personalData.ask(THANDI.email, { network: null, device: 'a device' })
    const { payload } = await app.context.db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('kind', '=', 'data-link')
      .executeTakeFirstOrThrow()
    await app.services.personalData.erase(readPayload(app.context.secret, payload).token, 'keep')
  }
  const listed = () => readdirSync(path.join(place, 'erasures'))
  /** As a restored backup from before: its list knows nothing of it. */
  const forgetErasures = () => app.context.db.deleteFrom('erasures').execute()

  it('is erased again in a restored backup, by a list that names nobody', async () => {
    const { db } = app.context
    await useEverywhere(app)
    await erase()
    const owned = await createBusiness(db)
    const cookie = await signInAsAdmin(app)
    const deleted = await app.server.inject({
      method: 'DELETE',
      url: `/api/admin/users/${owned.owner.id}`,
      headers: { cookie },
    })
    expect(deleted.statusCode).toBe(200)
    await app.services.erasures.store()
    expect(listed()).toHaveLength(2)
    const texts = listed().map((name) => readFileSync(path.join(place, 'erasures', name), 'utf8'))
    for (const text of texts) expect(text).not.toContain('@')

    await forgetErasures()
    await useEverywhere(app)
    const { id, email } = owned.owner
    const at = new Date().toISOString()
    const account = { role: 'BUSINESS', plan: 'BASIC', status: 'ACTIVE' } as const
    await db
      .insertInto('users')
      .values({ id, email, ...account, createdAt: at, updatedAt: at })
      .execute()
    expect(await app.services.erasures.replayAll()).toBe(2)
    expect(await columnsWith(db, [THANDI.notes, THANDI.phone])).toEqual([])
    const owner = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', owned.owner.id)
      .executeTakeFirst()
    expect(owner).toBeUndefined()
  })

  it('is not erased again where it was: who comes back stays', async () => {
    await useEverywhere(app)
    await erase()
    await app.services.erasures.store()
    await useEverywhere(app)
    expect(await app.services.erasures.replayAll()).toBe(0)
    expect(await columnsWith(app.context.db, [THANDI.notes])).toContain('bookings.notes')
    expect(await app.services.erasures.store()).toBe(0)
  })
})
