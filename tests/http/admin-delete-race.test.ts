import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '#shared/paths.ts'
import { createBusiness } from '#tests/factories/businesses.ts'
import { createUser } from '#tests/factories/users.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const VISITORS = 40

describe.each(ENGINES)('deleting an owner while visitors write, on %s', (engine) => {
  let app: TestApp
  let cookie: string
  beforeAll(async () => {
    app = await createTestApp(engine)
    cookie = await signIn(app, await createUser(app.context.db, { role: 'ADMIN' }))
  })
  afterAll(() => app.close())

  const post = async (url: string, payload: object) =>
    (await app.server.inject({ method: 'POST', url, payload })).statusCode
  const visit = (businessId: string, visitor: number) =>
    visitor % 2 === 0
      ? post(api.rating, { businessId, stars: 1 + (visitor % 5), comment: 'Lekker' })
      : post(api.booking, {
          businessId,
          name: `Visitor ${visitor}`,
          phone: '060 000 0000',
          email: `visitor-${visitor}@example.co.za`,
        })

  it.each([1, 2, 3])(
    'answers everybody, and leaves nothing without its owner (round %i)',
    async () => {
      const { owner, id } = await createBusiness(app.context.db)
      const visits: Promise<number>[] = []
      let deleted: Promise<number> | undefined
      for (let visitor = 0; visitor < VISITORS; visitor += 1) {
        visits.push(visit(id, visitor))
        if (visitor === VISITORS / 2) {
          deleted = app.server
            .inject({ method: 'DELETE', url: api.adminUser(owner.id), headers: { cookie } })
            .then((answer) => answer.statusCode)
        }
        if (visitor % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
      }
      expect(await deleted).toBe(200)
      const answers = await Promise.all(visits)
      expect(answers.filter((status) => status !== 201 && status !== 404)).toEqual([])
      expect(await visit(id, 0)).toBe(404)
      expect(await visit(id, 1)).toBe(404)

      const { db } = app.context
      for (const table of ['ratings', 'bookings', 'featuredGems', 'dailyCounters'] as const) {
        const orphans = await db
          .selectFrom(table)
          .leftJoin('businesses', 'businesses.id', `${table}.businessId`)
          .where('businesses.id', 'is', null)
          .select(`${table}.businessId`)
          .execute()
        expect(orphans, table).toEqual([])
      }
      for (const table of ['businesses', 'sessions', 'credentials'] as const) {
        const orphans = await db
          .selectFrom(table)
          .leftJoin('users', 'users.id', `${table}.userId`)
          .where('users.id', 'is', null)
          .select(`${table}.userId`)
          .execute()
        expect(orphans, table).toEqual([])
      }
    },
  )
})
