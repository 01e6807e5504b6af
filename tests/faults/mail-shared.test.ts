import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { planResumed } from '#server/features/accounts/mail/plan-resumed.tsx'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { readConfig } from '#server/read-config.ts'
import { startSmtpServer, type TestSmtpServer } from '#tests/helpers/servers/smtp-server.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/test-app.ts'

const MESSAGES = 1000
const CONNECTIONS_A_PROCESS = 8

let smtp: TestSmtpServer
let database: TestDatabase
let environment: Record<string, string>
let sites: SiteProcess[] = []
beforeAll(async () => {
  smtp = await startSmtpServer()
  database = await createTestDatabase('postgres')
  environment = {
    NODE_ENV: 'test',
    DEMO: 'off',
    LOG_LEVEL: 'error',
    SMTP_URL: smtp.url,
    ...database.environment,
  }
  sites = [new SiteProcess(environment), new SiteProcess(environment)]
  for (const site of sites) await site.start()
})
afterAll(async () => {
  for (const site of sites) await site.stop()
  await smtp.close()
  await database.remove()
})

it('two processes on PostgreSQL share a thousand messages, each sent once', {
  timeout: 120_000,
}, async () => {
  const app = await buildApp(readConfig({ ...environment, LOG_LEVEL: 'silent' }))
  const recipients = Array.from({ length: MESSAGES }, (_, n) => `owner-${n}@example.co.za`)
  await app.context.db.transaction().execute(async (trx) => {
    for (const recipient of recipients)
      await enqueueMessage(trx, app.context, planResumed, {
        recipient,
        payload: planResumed.sample,
        by: 'admin',
      })
  })
  const waiting = () =>
    app.context.db
      .selectFrom('outboxMessages')
      .select('id')
      .where('state', '<>', 'sent')
      .limit(1)
      .execute()
  await expect.poll(waiting, { interval: 250, timeout: 90_000 }).toEqual([])
  await app.close()

  expect(smtp.received.flatMap((mail) => mail.recipients).sort()).toEqual(recipients.sort())
  // More connections than one process opens: both were sending.
  expect(smtp.peak).toBeGreaterThan(CONNECTIONS_A_PROCESS)
})
