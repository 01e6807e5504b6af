import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pages } from '#shared/paths.ts'
import { effort } from '#tests/helpers/effort.ts'
import type { SiteProcess } from '#tests/helpers/site-process.ts'
import { createOwnSite, type OwnSite } from './own-site.ts'

const SLOW = effort(120, 500)
const CUT_MS = 30_000

const HEAD = 'POST /api/newsletter HTTP/1.1\r\nhost: localhost\r\n'
/** Four ways to hold a connection: send nothing, send a header letter by letter, a body likewise, read nothing. */
const KINDS = [
  { opening: '', drop: '' },
  { opening: `${HEAD}x-slow: `, drop: 'a' },
  { opening: `${HEAD}content-type: application/json\r\ncontent-length: 50000\r\n\r\n{`, drop: ' ' },
  { opening: `${HEAD}transfer-encoding: chunked\r\n\r\n`, drop: '1\r\na\r\n' },
]

let own: OwnSite
let site: SiteProcess
beforeAll(async () => {
  own = await createOwnSite('sqlite')
  site = own.site
  await site.start()
})
afterAll(() => own.remove())

function holdLine(kind: (typeof KINDS)[number], open: Set<Socket>): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(site.url).port), 'localhost')
    const drip = setInterval(() => socket.write(kind.drop), 1000)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(drip)
      open.delete(socket)
    })
    socket.on('connect', () => {
      open.add(socket)
      socket.write(kind.opening)
      socket.resume()
      resolve()
    })
  })
}

it(`${SLOW} slow connections block nobody and are closed`, { timeout: 120_000 }, async () => {
  const open = new Set<Socket>()
  const lines = Array.from({ length: SLOW }, (_, index) => KINDS[index % KINDS.length] ?? KINDS[0])
  await Promise.all(lines.map((kind) => kind && holdLine(kind, open)))
  expect(open.size).toBe(SLOW)

  const visit = async (count: number) => {
    const answers = await Promise.all([
      fetch(`${site.url}${pages.home}?visit=${count}`),
      fetch(`${site.url}/api/health`),
      fetch(`${site.url}/api/newsletter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `visitor-${count}@example.co.za` }),
      }),
    ])
    return answers.map((answer) => answer.status)
  }
  const end = Date.now() + CUT_MS
  for (let count = 0; open.size > 0 && Date.now() < end; count += 1) {
    expect(await visit(count)).toEqual([200, 200, 200])
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  expect(open.size).toBe(0)
})
