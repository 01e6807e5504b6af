import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { pages } from '#shared/paths.ts'
import { effort } from '#tests/helpers/effort.ts'
import type { SiteProcess } from '#tests/helpers/site-process.ts'
import { ENGINES } from '#tests/helpers/test-app.ts'
import { createOwnSite, type OwnSite } from './own-site.ts'

const CLIENTS = 40
const IDLE = 20
const SLOW = 20
/** Fewer than would keep it busy without a pause: then the port must close in spite of those who wait. */
const NEW_CLIENTS = 10
const ROUNDS = effort(1, 10)

interface Answer {
  status: number
  goodbye: boolean
}

function ask(agent: Agent, url: string, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: body ? { 'content-type': 'application/json' } : {},
      },
      (response) => {
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            goodbye: response.headers.connection === 'close',
          }),
        )
        response.resume()
      },
    )
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
}

describe.each(ENGINES)('SIGTERM under load on %s', (engine) => {
  let own: OwnSite
  let site: SiteProcess
  let businessId: string

  beforeEach(async () => {
    own = await createOwnSite(engine, {}, async (app) => {
      businessId = (await createBusiness(app.context.db)).id
    })
    site = own.site
  })
  afterEach(() => own.remove())

  /** Sends requests until the connection is to be closed; every answer counts. */
  const askUntilGoodbye = async (client: number): Promise<number[]> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const seen: number[] = []
    for (let count = 0; ; count += 1) {
      const name = `client-${client}-${count}`
      const { status, goodbye } = await (client % 2 === 0
        ? ask(agent, `${site.url}/api/booking`, {
            businessId,
            name,
            phone: '082 000 0100',
            email: `${name}@example.co.za`,
          })
        : ask(agent, `${site.url}${pages.business(businessId)}?name=${name}`))
      seen.push(status)
      if (goodbye) {
        agent.destroy()
        return seen
      }
    }
  }

  it(`answers every request in flight and ends cleanly, ${ROUNDS} times`, {
    timeout: 300_000,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await site.start()
      const { port } = new URL(site.url)
      const resting = new Agent({ keepAlive: true })
      await Promise.all(
        Array.from({ length: IDLE }, () => ask(resting, `${site.url}/api/categories`)),
      )
      const slow: Socket[] = Array.from({ length: SLOW }, () => {
        const socket = connect(Number(port), 'localhost')
        socket.on('error', () => undefined)
        socket.write('POST /api/newsletter HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n')
        return socket
      })
      const clients = Array.from({ length: CLIENTS }, (_, client) => askUntilGoodbye(client))
      await new Promise((resolve) => setTimeout(resolve, 500))
      // It exits with 0; the forced exit after nine seconds would be 1.
      const code = site.stop()
      const seen = (await Promise.all(clients)).flat()
      expect(seen.filter((status) => status >= 300)).toEqual([])
      expect(seen.length).toBeGreaterThan(CLIENTS)
      expect(await code).toBe(0)
      resting.destroy()
      for (const socket of slow) socket.destroy()
    }
  })

  // A proxy may send a request to another process if the connection was refused, not if it broke off.
  it('refuses new connections, and breaks off none that it has taken', async () => {
    await site.start()
    const reasons: string[] = []
    const askUntilRefused = async () => {
      for (;;)
        try {
          const agent = new Agent({ keepAlive: false })
          await ask(agent, `${site.url}${pages.business(businessId)}?name=${Math.random()}`)
        } catch (error) {
          reasons.push((error as NodeJS.ErrnoException).code ?? String(error))
          return
        }
    }
    const clients = Array.from({ length: NEW_CLIENTS }, askUntilRefused)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await site.stop()).toBe(0)
    await Promise.all(clients)
    expect(reasons).toEqual(Array(NEW_CLIENTS).fill('ECONNREFUSED'))
  })
})
