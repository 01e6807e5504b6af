import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { effort, report } from '#tests/helpers/effort.ts'
import type { SiteProcess } from '#tests/helpers/site-process.ts'
import { createOwnSite, type OwnSite } from './own-site.ts'

const SECONDS = effort(4, 60)
const TIMES_CAPACITY = 3
const RECOVERY_MS = 10_000
/** How much memory a process may still use after an overload (src/server/platform/idle-memory.ts), compiled code included. */
const CACHE_MEGABYTES = 64 + 40
const TICK_MS = 20
/** Like a proxy with keep-alive connections; new ones queue in the kernel, invisible to the process. */
const LINES = 1500

let own: OwnSite
let site: SiteProcess
beforeAll(async () => {
  own = await createOwnSite('sqlite', { RATE_LIMIT: 'on' })
  site = own.site
  await site.start()
})
afterAll(() => own.remove())

interface Seen {
  statuses: Record<string, number>
  withoutRetryAfter: number
}

/** Not-found pages are rendered each time and never cached. */
function visit(agent: Agent, number: number, seen: Seen): Promise<void> {
  return new Promise((resolve) => {
    const count = (outcome: string) => {
      seen.statuses[outcome] = (seen.statuses[outcome] ?? 0) + 1
      resolve()
    }
    get(`${site.url}/nowhere-${number}`, { agent }, (response) => {
      const status = response.statusCode ?? 0
      if ((status === 503 || status === 429) && !response.headers['retry-after'])
        seen.withoutRetryAfter += 1
      response.on('error', (error) => count(error.message))
      response.on('end', () => count(String(status)))
      response.resume()
    }).on('error', (error) => count(error.message))
  })
}

const isWell = async () =>
  (await fetch(`${site.url}/api/health`)).status === 200 &&
  (await fetch(`${site.url}/nowhere`)).status === 404

const megabytes = () => {
  const status = readFileSync(`/proc/${site.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** Requests a second when each of a few clients waits for its answer. */
async function measureCapacity(agent: Agent): Promise<number> {
  const seen: Seen = { statuses: {}, withoutRetryAfter: 0 }
  const started = Date.now()
  let number = 0
  const clients = Array.from({ length: 16 }, async () => {
    while (Date.now() - started < 3000) {
      number += 1
      await visit(agent, number, seen)
    }
  })
  await Promise.all(clients)
  expect(Object.keys(seen.statuses)).toEqual(['404'])
  return number / ((Date.now() - started) / 1000)
}

/** All at once, each with a cheap request. */
async function openLines(agent: Agent): Promise<void> {
  const ask = () =>
    new Promise((resolve, reject) => {
      get(`${site.url}/api/categories`, { agent }, (response) => {
        response.on('end', resolve)
        response.resume()
      }).on('error', reject)
    })
  await Promise.all(Array.from({ length: LINES }, ask))
}

it(`at least ${TIMES_CAPACITY} times the capacity for ${SECONDS} seconds: sheds load, and recovers`, {
  timeout: 480_000,
}, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: LINES, maxFreeSockets: LINES })
  const before = megabytes()
  const capacity = await measureCapacity(agent)
  await openLines(agent)
  const seen: Seen = { statuses: {}, withoutRetryAfter: 0 }
  const visits: Promise<void>[] = []
  const health: number[] = []
  const started = Date.now()
  let times = TIMES_CAPACITY
  let due = 0
  let asOf = 0
  for (let elapsed = 0; elapsed < SECONDS * 1000; elapsed = Date.now() - started) {
    due += ((elapsed - asOf) / 1000) * capacity * times
    asOf = elapsed
    while (visits.length < due) visits.push(visit(agent, visits.length, seen))
    // A capacity measured on a busy machine is too low: increase the load.
    if (elapsed > (times / TIMES_CAPACITY) * 1000 && !seen.statuses[503]) times += TIMES_CAPACITY
    if (health.length < elapsed / 1000) {
      health.push(0)
      const place = health.length - 1
      void fetch(`${site.url}/api/health`).then((answer) => {
        health[place] = answer.status
      })
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  await Promise.all(visits)
  const peak = megabytes()

  await expect.poll(isWell, { timeout: RECOVERY_MS }).toBe(true)
  report(
    `capacity ${Math.round(capacity)}/s; of ${visits.length} at up to ${times} times: ${JSON.stringify(seen.statuses)}; memory before ${Math.round(before)}, at the peak ${Math.round(peak)}, now ${Math.round(megabytes())} MB`,
  )
  expect(Object.keys(seen.statuses).sort()).toEqual(['404', '503'])
  expect(seen.withoutRetryAfter).toBe(0)
  await expect.poll(() => health.every((status) => status === 200)).toBe(true)
  await expect
    .poll(megabytes, { timeout: 60_000, interval: 1000 })
    .toBeLessThan(before + CACHE_MEGABYTES)
})
