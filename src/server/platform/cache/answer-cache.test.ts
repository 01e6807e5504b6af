import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createCatalogueVersion } from '#server/platform/db/catalogue-version.ts'
import { AppError } from '#server/platform/errors.ts'
import { registerProblems } from '#server/platform/http/problems.ts'
import { JSON_TYPE, registerAnswerCache } from './answer-cache.ts'

const NOTE = '/api/note'
const MINUTE_MS = 60_000

const folder = mkdtempSync(path.join(tmpdir(), 'cpt-answers-'))
const file = path.join(folder, 'notes.sqlite')
const reader = new DatabaseSync(file)
const writer = new DatabaseSync(file)
reader.exec('pragma busy_timeout = 0; create table notes (text)')

const catalogue = createCatalogueVersion()
let now = 0
/** Runs between the request and the database query. */
let meanwhile = () => {}
const server = Fastify()
registerProblems(server)
const answers = registerAnswerCache(server, {
  catalogue,
  now: () => now,
  config: { answerMemory: 1024 * 1024, logLevel: 'silent', trustProxy: false },
  parameters: [],
  partOf: () => 'notes',
  pathOf: (url) => url,
})
server.get(NOTE, (request, reply) =>
  answers.answer(request, reply, JSON_TYPE, async () => {
    meanwhile()
    const row = reader.prepare('select text from notes').get()
    if (!row) throw new AppError('not-found', 'There is no note.')
    return String(row.text)
  }),
)
const get = (headers: Record<string, string> = {}) => server.inject({ url: NOTE, headers })
/** Like a write of another process, which this process is not told about. */
const write = (text: string) =>
  writer.exec(`delete from notes; insert into notes values ('${text}')`)
const lock = () => writer.exec('begin exclusive')

beforeEach(async () => {
  if (writer.isTransaction) writer.exec('rollback')
  meanwhile = () => {}
  catalogue.raise()
  write('first')
  expect((await get()).body).toBe('first')
  // Expired by now.
  now += MINUTE_MS
})
afterAll(async () => {
  await server.close()
  reader.close()
  writer.close()
  rmSync(folder, { recursive: true })
})

it('serves stale entries while the database is down, and fresh ones as soon as it is back', async () => {
  lock()
  for (let time = 0; time < 2; time += 1) {
    const { hits } = answers.counts
    const answer = await get()
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('first')
    expect(answers.counts.hits).toBe(hits + 1)
    const held = await get({ 'if-none-match': String(answer.headers.etag) })
    expect(held.statusCode).toBe(304)
    const packed = await get({ 'accept-encoding': 'gzip' })
    expect(gunzipSync(packed.rawPayload).toString()).toBe('first')
  }
  writer.exec('rollback')
  write('second')
  expect((await get()).body).toBe('second')
})

it('serves stale entries for an hour', async () => {
  lock()
  now += 59 * MINUTE_MS
  expect((await get()).statusCode).toBe(200)
  now += MINUTE_MS
  expect((await get()).statusCode).toBe(503)
})

it('does not serve an entry that a write has invalidated, even during the request', async () => {
  lock()
  meanwhile = () => catalogue.raise()
  expect((await get()).statusCode).toBe(503)
  meanwhile = () => {}
  expect((await get()).statusCode).toBe(503)
})

it('does not serve an entry whose address was not found since', async () => {
  writer.exec('delete from notes')
  expect((await get()).statusCode).toBe(404)
  lock()
  expect((await get()).statusCode).toBe(503)
})

it('does not hide errors of our own', async () => {
  meanwhile = () => {
    throw new TypeError('a fault')
  }
  expect((await get()).statusCode).toBe(500)
})
