import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { DatabaseUnavailableError } from './is-database-unavailable.ts'
import { createPostgresPool } from './postgres-pool.ts'

/** A proxy to the real server that can be cut like a network connection. */
let way: Server
let url: URL
let sockets: Socket[]
const cut = () => {
  for (const socket of sockets) socket.resetAndDestroy()
}
beforeEach(async () => {
  sockets = []
  const target = new URL(inject('postgresUrl'))
  way = createServer((visitor) => {
    const server = connect(Number(target.port), target.hostname)
    for (const socket of [visitor, server]) socket.on('error', () => undefined)
    visitor.pipe(server).pipe(visitor)
    sockets.push(visitor, server)
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((way.address() as AddressInfo).port)
})
afterEach(() => {
  cut()
  way.close()
})
const openPool = () => createPostgresPool({ connectionString: url.href, onError: () => undefined })

it('a reset while connecting is an outage', async () => {
  way.on('connection', (visitor: Socket) => visitor.once('data', cut))
  const pool = openPool()
  await expect(pool.connect()).rejects.toThrow(DatabaseUnavailableError)
  await pool.end()
})

it('a reset during a query is an outage, and the next query uses another connection', async () => {
  const pool = openPool()
  const client = await pool.connect()
  const asked = client.query('select pg_sleep(2)', [])
  setTimeout(cut, 50)
  await expect(asked).rejects.toThrow(DatabaseUnavailableError)
  client.release()
  const next = await pool.connect()
  expect((await next.query('select 1 as one', [])).rows).toEqual([{ one: 1 }])
  next.release()
  await pool.end()
})

it('a query that the server rejects is no outage', async () => {
  const pool = openPool()
  const client = await pool.connect()
  await expect(client.query('select nothing', [])).rejects.not.toThrow(DatabaseUnavailableError)
  client.release()
  await pool.end()
})
