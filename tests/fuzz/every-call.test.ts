import { expect, it } from 'vitest'
import { pathOf } from '#server/secret-paths.ts'
import { createListedApp, isCall, nameOf } from '#tests/helpers/listed-app.ts'
import { ACCOUNT_CALLS } from './calls/accounts.ts'
import { ADMIN_CALLS } from './calls/admin.ts'
import { OWNER_CALLS } from './calls/owner.ts'
import { VISITOR_CALLS } from './calls/visitors.ts'

it('no call is missing, and no log contains a secret link', async () => {
  const app = await createListedApp('sqlite')
  await app.close()
  const fuzzed = [ACCOUNT_CALLS, ADMIN_CALLS, OWNER_CALLS, VISITOR_CALLS].flatMap(Object.keys)
  expect(fuzzed.sort()).toEqual(app.routes.filter(isCall).map(nameOf).sort())

  // Whoever has such an address may use it.
  const linked = app.routes.filter(({ url }) => url.includes(':token'))
  expect(linked.length).toBeGreaterThan(10)
  for (const { url } of linked) expect(pathOf(url)).not.toContain(':token')
})
