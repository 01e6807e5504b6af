import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '#shared/paths.ts'
import { CALLERS, type Caller, createScene, type Scene } from '#tests/helpers/callers.ts'
import {
  createListedApp,
  type ListedApp,
  type ListedRoute,
  nameOf,
} from '#tests/helpers/listed-app.ts'
import { USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { ROWS } from './access-rows.ts'
import type { Row } from './row.ts'

const addressOf = ({ url }: Row, world: Scene) => (typeof url === 'function' ? url(world) : url)

/** Whether the address is one of the route's, as the router would find it. */
function isOf({ url }: ListedRoute, address: string): boolean {
  const [path = ''] = address.split('?', 1)
  const pattern = url
    .replace(/\([^)]*\)/g, '')
    .replace(/[.]/g, '\\.')
    .replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(path)
}

/** Pages are one document for everybody, which the test below proves; the docs are static files. */
const isDocument = ({ url }: ListedRoute) => url.endsWith('/*') || url.startsWith('/api/docs')

describe.each(USUAL_ENGINES)('who may call what on %s', (engine) => {
  let app: ListedApp
  let scene: Scene
  beforeAll(async () => {
    app = await createListedApp(engine)
    scene = await createScene(app)
  })
  afterAll(() => app.close())

  const askAs = (caller: Caller, { cookies }: Scene, options: object) =>
    app.server.inject({
      ...options,
      headers: cookies[caller] ? { cookie: cookies[caller] } : {},
    })

  it.each(Object.entries(ROWS))('%s', async (_name, row) => {
    // Reads leave the fixtures unchanged.
    const own = row.method === 'GET' ? scene : await createScene(app)
    const { method, payload, expected } = row
    const found: Partial<Record<Caller, number>> = {}
    for (const caller of CALLERS) {
      const answer = await askAs(caller, own, {
        method,
        url: addressOf(row, own),
        payload: typeof payload === 'function' ? payload(own) : payload,
      })
      found[caller] = answer.statusCode
      // A response for one caller must not be cached for the next one.
      if (expected.signedOut === 401)
        expect(answer.headers['cache-control'], caller).toBe('no-store')
    }
    expect(found).toEqual(expected)
  })

  it('no route is missing', () => {
    const rows = Object.values(ROWS)
    const isListed = (route: ListedRoute) =>
      rows.some((row) => row.method === route.method && isOf(route, addressOf(row, scene)))
    const missing = app.routes.filter((route) => !isDocument(route) && !isListed(route))
    expect(missing.map(nameOf)).toEqual([])
  })

  it.each(Object.entries(pages))('the page %s is the same for everybody', async (_name, page) => {
    const url = typeof page === 'string' ? page : page(scene.businessId)
    const bodies = new Set<string>()
    for (const caller of CALLERS) bodies.add((await askAs(caller, scene, { url })).body)
    expect(bodies.size).toBe(1)
  })
})
