import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { serveMetrics } from '#server/platform/metrics/metrics-server.ts'
import { pages } from '#shared/paths.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('metrics on %s', (engine) => {
  let app: TestApp
  let now = new Date()
  beforeAll(async () => {
    app = await createTestApp(engine, { METRICS_PORT: '0' }, { clock: () => now })
  })
  afterAll(() => app.close())
  const read = async () => (await app.metrics?.text()) ?? ''

  it('count requests by route and status, never by address', async () => {
    for (const secret of ['one', 'two', 'three'])
      await app.server.inject(`/api/business/${`unknown-${secret}`}`)
    await app.server.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'who@example.co.za' },
    })
    const text = await read()
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/business\/:id",status="404"\} 3/,
    )
    expect(text).toMatch(/_count\{method="POST",route="\/api\/login",status="400"\} 1/)
    expect(text).not.toMatch(/unknown-|who@/)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  })

  it('count cache hits and misses', async () => {
    for (let count = 0; count < 3; count += 1) await app.server.inject(pages.categories)
    const text = await read()
    expect(text).toMatch(/^cpt_answers_total\{cache="hit"\} 2$/m)
    expect(text).toMatch(/^cpt_answers_total\{cache="miss"\} [1-9]/m)
  })

  it('show how much mail is queued, for how long, and which tasks failed', async () => {
    const business = await createBusiness(app.context.db)
    const booking = {
      businessId: business.id,
      name: 'Guest',
      phone: '082 000 0100',
      email: 'guest@example.co.za',
    }
    await app.server.inject({ method: 'POST', url: '/api/booking', payload: booking })
    now = new Date(now.getTime() + 90_000)
    const text = await read()
    expect(text).toMatch(/^cpt_outbox_messages\{state="waiting"\} 2$/m)
    expect(text).toMatch(/^cpt_outbox_messages\{state="failed"\} 0$/m)
    expect(text).toMatch(/^cpt_outbox_oldest_seconds 90/m)
    expect(text).toMatch(/^cpt_payment_messages\{state="failed"\} 0$/m)
    expect(text).toMatch(/^cpt_database_up 1$/m)
    const connections = /^cpt_database_connections\{state="active"\} [1-9]/m
    expect(connections.test(text)).toBe(engine === 'postgres')
  })

  it('are on a port of their own, and not on the site', async () => {
    expect((await app.server.inject('/metrics')).statusCode).toBe(404)
    if (!app.metrics) throw new Error('Nothing is measured.')
    const server = await serveMetrics(app.metrics, { host: '127.0.0.1', port: 0 })
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const answer = await fetch(`${url}/metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect(await answer.text()).toContain('cpt_database_up 1')
    for (const path of ['/', '/metrics/more', pages.home, '/api/health'])
      expect((await fetch(`${url}${path}`)).status).toBe(404)
    await new Promise((resolve) => server.close(resolve))
  })

  it('say that the database is down, and still work', async () => {
    await app.context.db.destroy()
    const text = await read()
    expect(text).toMatch(/^cpt_database_up 0$/m)
    expect(text).not.toMatch(/^cpt_outbox_messages\{/m)
  })
})
