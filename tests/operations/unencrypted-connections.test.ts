import { afterAll, expect, it } from 'vitest'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { createTestDatabase } from '#tests/helpers/test-app.ts'

const database = await createTestDatabase('sqlite')
afterAll(() => database.remove())

const environment = { ...database.environment, DEMO: 'off', SMTP_URL: 'smtp://mail.example:587' }
const SENTENCE = 'SMTP_URL leads to mail.example without insisting on TLS'

it('a start with unencrypted connections logs a warning', async () => {
  const site = new SiteProcess(environment)
  await site.start()
  await site.stop()
  const lines = site.output.split('\n').filter((line) => line.includes(SENTENCE))
  expect(lines.map((line) => JSON.parse(line).level)).toEqual([40])
})

it('and fails if TLS is required', async () => {
  const site = new SiteProcess({ ...environment, REQUIRE_TLS: 'on' })
  await expect(site.start()).rejects.toThrow(SENTENCE)
})
