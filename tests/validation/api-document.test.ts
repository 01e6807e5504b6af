import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite')
  await app.server.ready()
})
afterAll(() => app.close())

/** They take nothing and are for everybody: there is nothing to refuse. */
const REFUSE_NOTHING = ['~1api~1health', '~1api~1categories', '~1api~1featured-gems'].map(
  (path) => `operation-4xx-response #/paths/${path}/get/responses`,
)

it('the API document has nothing that a linter objects to', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(app.server.swagger()),
    config: await createConfig({ extends: ['recommended'] }),
  })
  expect(problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)).toEqual(
    REFUSE_NOTHING,
  )
})
