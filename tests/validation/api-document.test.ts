import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite')
  await app.server.ready()
})
afterAll(() => app.close())

it('the API document passes a linter', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(app.server.swagger()),
    config: await createConfig({ extends: ['recommended'] }),
  })
  expect(problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)).toEqual([])
})
