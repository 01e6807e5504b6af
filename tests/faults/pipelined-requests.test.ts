import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pages } from '#shared/paths.ts'
import { effort, report } from '#tests/helpers/effort.ts'
import type { SiteProcess } from '#tests/helpers/site-process.ts'
import { createOwnSite, type OwnSite } from './own-site.ts'

const FILM = '/art/hero-loop.mp4'
const WATCH_MS = effort(2000, 60_000)
/** Bytes of a file that are read and not yet sent. */
const MEGABYTES_A_SOCKET = 0.25

let own: OwnSite
let site: SiteProcess
beforeAll(async () => {
  own = await createOwnSite('sqlite', { ANSWER_MEMORY_MB: '1' })
  site = own.site
  await site.start()
})
afterAll(() => own.remove())

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

function open(message: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), 'localhost')
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      // Connections with too many requests are closed; that is what this test is about.
      socket.on('error', () => undefined)
      socket.write(message)
      resolve(socket)
    })
  })
}

/** Reads a little now and then, so that the connection is never idle. */
function readSlowly(socket: Socket): () => void {
  socket.pause()
  const sip = setInterval(() => socket.read(1024), 500)
  return () => {
    clearInterval(sip)
    socket.destroy()
  }
}

const openFiles = () => readdirSync(`/proc/${site.pid}/fd`).length

function residentMegabytes(): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Cache misses: the home page is a cache hit, these are not. */
async function visit(name: string): Promise<number[]> {
  const answers = await Promise.all([
    fetch(`${site.url}${pages.search}?q=visit-${name}`),
    fetch(`${site.url}/api/businesses?q=call-${name}`),
    fetch(site.url + FILM, { headers: { range: 'bytes=0-99' } }),
    fetch(`${site.url}/api/health`),
  ])
  await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  return answers.map(({ status }) => status)
}

/** Sockets, and how many requests each pipelines: some are served in turn, some connections are closed. */
const ATTACKS = [
  { sockets: 1, requests: 32 },
  { sockets: 1, requests: 320 },
  { sockets: 320, requests: 1 },
  ...effort([], [{ sockets: 200, requests: 32 }]),
]

it.each(ATTACKS)(
  '$sockets sockets that request the video $requests times and read slowly block nobody',
  { timeout: WATCH_MS + 60_000 },
  async ({ sockets, requests }) => {
    await visit('before')
    const before = { files: openFiles(), memory: residentMegabytes() }
    const stops = (
      await Promise.all(Array.from({ length: sockets }, () => open(get(FILM).repeat(requests))))
    ).map(readSlowly)
    let most = before
    const end = Date.now() + WATCH_MS
    for (let count = 0; Date.now() < end; count += 1) {
      expect(await visit(`${sockets}x${requests}x${count}`)).toEqual([200, 200, 206, 200])
      await new Promise((resolve) => setTimeout(resolve, 100))
      most = {
        files: Math.max(most.files, openFiles()),
        memory: Math.max(most.memory, residentMegabytes()),
      }
    }
    for (const stop of stops) stop()
    report(`${sockets} sockets, ${requests} requests: ${JSON.stringify({ before, most })}`)
    // Each socket, the one file that is sent on it, and the files of normal visits.
    expect(most.files - before.files).toBeLessThanOrEqual(2 * sockets + 16)
    expect(most.memory - before.memory).toBeLessThan(40 + sockets * MEGABYTES_A_SOCKET)
  },
)
