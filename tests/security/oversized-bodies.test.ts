import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { multipart } from '#tests/helpers/multipart.ts'
import { type Nginx, startNginx } from '#tests/helpers/servers/nginx.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

const MEGABYTE = 1024 * 1024
const LIMIT = 15 * MEGABYTE
/** The answer used to arrive only sometimes: one attempt proves nothing. */
const TRIES = 5
const SENTENCE = 'That picture is larger than 15 MB. Please send a smaller one.'

let app: TestApp
let nginx: Nginx
let port: number
let cookie: string
beforeAll(async () => {
  app = await createTestApp('sqlite', { TRUST_PROXY: '127.0.0.1' })
  cookie = await signIn(app, await createUser(app.context.db))
  const url = await app.server.listen({ host: '127.0.0.1', port: 0 })
  port = Number(new URL(url).port)
  nginx = await startNginx([url])
})
afterAll(async () => {
  await nginx?.stop()
  await app.close()
})

async function runExclusive<T>(work: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let count = 0; count < TRIES; count += 1) results.push(await work())
  return results
}

const upload = async (bytes: number, base: string) => {
  const { payload, headers } = await multipart({ bytes: Buffer.alloc(bytes, 7) })
  const body = new Uint8Array(payload)
  return runExclusive(async () => {
    const answer = await fetch(`${base}/api/upload`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body,
    })
    return [answer.status, (await answer.json()).detail]
  })
}

/** Sends everything before it reads the response, as simple clients do. */
function sendRaw(head: string[], body: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause()
      socket.write(`${[...head, 'Host: localhost', '', ''].join('\r\n')}`)
      socket.write(body, () => socket.resume())
    })
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
}

const announced = (length: number) => [
  'POST /api/upload HTTP/1.1',
  `Cookie: ${cookie}`,
  'Content-Type: multipart/form-data; boundary=x',
  `Content-Length: ${length}`,
]

describe('an image that is too large always gets its error message', () => {
  it.each([LIMIT + 1, LIMIT + 20_000, LIMIT + 7 * MEGABYTE])(
    'at %i bytes, sent by fetch',
    async (bytes) => {
      const answers = await upload(bytes, `http://127.0.0.1:${port}`)
      expect(answers).toEqual(Array(TRIES).fill([413, SENTENCE]))
    },
  )

  it('behind nginx', async () => {
    const answers = await upload(LIMIT + 20_000, nginx.url)
    expect(answers).toEqual(Array(TRIES).fill([413, SENTENCE]))
  })

  it('by a client that first sends everything', async () => {
    const body = Buffer.alloc(LIMIT + 20_000)
    for (const text of await runExclusive(() => sendRaw(announced(body.length), body))) {
      expect(text).toMatch(/^HTTP\/1\.1 413 /)
      expect(text).toContain(SENTENCE)
    }
  })

  it('by a client that does not say how much will come', async () => {
    const head = announced(0).with(3, 'Transfer-Encoding: chunked')
    const chunk = Buffer.concat([
      Buffer.from('100000\r\n'),
      Buffer.alloc(MEGABYTE),
      Buffer.from('\r\n'),
    ])
    const body = Buffer.concat([...Array(17).fill(chunk), Buffer.from('0\r\n\r\n')])
    for (const text of await runExclusive(() => sendRaw(head, body))) {
      expect(text).toMatch(/^HTTP\/1\.1 413 /)
      expect(text).toContain(SENTENCE)
    }
  })
})

it('a call with far too much JSON gets its error message as well', async () => {
  const answers = await runExclusive(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'x'.repeat(2 * MEGABYTE) }),
    })
    return [answer.status, (await answer.json()).detail]
  })
  expect(answers).toEqual(Array(TRIES).fill([413, 'That is too much at once. Please send less.']))
})

it('a body with an announced length over the limit is rejected at once', async () => {
  const text = await sendRaw(announced(10_000 * MEGABYTE), Buffer.alloc(1))
  expect(text).toMatch(/^HTTP\/1\.1 413 /)
})
