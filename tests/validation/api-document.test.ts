import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite')
  await app.server.ready()
})
afterAll(() => app.close())

/** `DELETE /api/business/images/{imageId}` beside two POSTs under an id: the methods differ, and `images` is no id. */
const KNOWN = [
  'no-ambiguous-paths #/paths/~1api~1business~1images~1{imageId}',
  'no-ambiguous-paths #/paths/~1api~1business~1{id}~1view',
  'no-ambiguous-paths #/paths/~1api~1business~1{id}~1step',
]

it('the API document passes a linter', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(app.server.swagger()),
    config: await createConfig({ extends: ['recommended'] }),
  })
  const found = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)
  expect(found.toSorted()).toEqual(KNOWN.toSorted())
})
