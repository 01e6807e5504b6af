import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite')
  await app.server.ready()
})
afterAll(() => app.close())

// After a change of a call: npx vitest run tests/http/site/openapi.test.ts -u
it('is the document in docs/openapi.json', async () => {
  const document = `${JSON.stringify(app.server.swagger(), null, 2)}\n`
  await expect(document).toMatchFileSnapshot('../../../docs/openapi.json')
})

it('is shown at /api/docs', async () => {
  const page = await app.server.inject('/api/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
})

it('gives every call a summary and says what a refusal looks like', () => {
  const paths = app.server.swagger().paths ?? {}
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations ?? {})) {
      expect(operation, `${method} ${path}`).toHaveProperty('summary')
    }
  }
})
