import { afterEach, describe, expect, it } from 'vitest'
import { createUnclaimed } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { ADMIN_PAGE_SIZE } from '#shared/accounts/admin.ts'
import { ownPages } from '#shared/own-paths.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

let app: TestApp
afterEach(() => app.close())

const NUMBERS = Array.from({ length: ADMIN_PAGE_SIZE + 1 }, (_, index) => index)
const at = (index: number) => new Date(Date.UTC(2026, 9, 1, 8, index)).toISOString()

async function start(engine: TestApp['engine']) {
  app = await createTestApp(engine, { UNCLAIMED: 'on' })
  const { id } = await createUnclaimed(app.context.db)
  const cookie = await signIn(app, await createUser(app.context.db, { role: 'ADMIN' }))
  const get = (url: string) => app.server.inject({ url, headers: { cookie } })
  return { id, get }
}

describe.each(USUAL_ENGINES)('a queue longer than a page, on %s', (engine) => {
  it('of corrections can be read to its end', async () => {
    const { id, get } = await start(engine)
    await app.context.db
      .insertInto('corrections')
      .values(
        NUMBERS.map((index) => ({
          id: newId(),
          businessId: id,
          field: 'businessName' as const,
          value: `Name ${index}`,
          sameAs: `name ${index}`,
          createdAt: at(index),
        })),
      )
      .execute()

    const { corrections, total } = (await get('/api/admin/corrections?page=2')).json()
    expect(corrections.map(({ value }: { value: string }) => value)).toEqual(['Name 50'])
    expect(total).toBe(NUMBERS.length)

    const first = (await get(ownPages.corrections)).body
    expect(first).toContain(`href="${ownPages.corrections}?page=2"`)
    expect(first).not.toContain('Name 50')
    expect((await get(`${ownPages.corrections}?page=2`)).body).toContain('Name 50')
  })

  it('of claims can be read to its end', async () => {
    const { id, get } = await start(engine)
    await app.context.db
      .insertInto('claims')
      .values(
        NUMBERS.map((index) => ({
          id: newId(),
          businessId: id,
          wish: 'page' as const,
          proof: 'papers' as const,
          name: `Claimant ${index}`,
          email: `claimant-${index}@example.co.za`,
          sentTo: '',
          state: 'open' as const,
          createdAt: at(index),
        })),
      )
      .execute()

    const { claims, total } = (await get('/api/admin/claims?page=2')).json()
    expect(claims.map(({ name }: { name: string }) => name)).toEqual(['Claimant 50'])
    expect(total).toBe(NUMBERS.length)

    expect((await get(ownPages.claims)).body).toContain(
      `href="${ownPages.claims}?state=waiting&amp;page=2"`,
    )
    expect((await get(`${ownPages.claims}?state=waiting&page=2`)).body).toContain('Claimant 50')
  })
})
