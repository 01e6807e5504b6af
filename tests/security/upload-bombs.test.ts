import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { insideOf } from '#tests/fuzz/judge.ts'
import { watchStorage } from '#tests/fuzz/watch-storage.ts'
import {
  giantAvif,
  giantGif,
  giantJpeg,
  giantWebp,
  gifOfManyFrames,
  LAUGHING_SVG,
  packedArchive,
  pngWithEndlessPixels,
  pngWithPackedText,
  READING_SVG,
} from '#tests/helpers/bombs.ts'
import { multipart } from '#tests/helpers/multipart.ts'
import { bombPng, photo } from '#tests/helpers/photos.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await createTestApp('sqlite')
  cookie = await signIn(app, await createUser(app.context.db))
})
afterAll(() => app.close())

const post = (payload: Buffer, headers: Record<string, string>) =>
  app.server.inject({
    method: 'POST',
    url: '/api/upload',
    payload,
    headers: { ...headers, cookie },
  })
const upload = async (bytes: Buffer) => {
  const { payload, headers } = await multipart({ bytes })
  return post(payload, headers)
}

async function expectNothingStored(work: () => Promise<void>) {
  const readStorage = await watchStorage(app)
  const before = await readStorage()
  await work()
  expect(await readStorage()).toBe(before)
}

describe('a small file that claims to be huge is rejected before decoding', () => {
  it.each([
    ['a PNG of 60,000 by 60,000', async () => bombPng(), 'megapixels'],
    ['a PNG of one line', async () => bombPng(2_000_000_000, 1), /megapixels|damaged/],
    ['a JPEG', giantJpeg, 'megapixels'],
    ['a GIF', giantGif, 'megapixels'],
    ['a WebP', giantWebp, /megapixels|damaged/],
    ['an AVIF', giantAvif, /megapixels|takes too long|damaged/],
  ])('%s', (_name, make, sentence) =>
    expectNothingStored(async () => {
      const answer = await upload(await make())
      expect(answer.statusCode).toBe(400)
      expect(answer.json().detail).toMatch(sentence)
    }),
  )
})

describe('what is not an image is not opened at all', () => {
  it.each([
    ['an SVG of a billion laughs', LAUGHING_SVG],
    ['an SVG that reads files', READING_SVG],
    ['a packed archive', packedArchive()],
    ['an empty zip', Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')],
  ])('%s', (_name, bytes) =>
    expectNothingStored(async () => {
      const answer = await upload(bytes)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().detail).toContain('not a picture')
    }),
  )
})

it.each([
  ['pixel data without end', async () => pngWithEndlessPixels()],
  ['a packed text', () => pngWithPackedText('zTXt')],
  ['a packed colour profile', () => pngWithPackedText('iCCP')],
  ['twenty thousand frames', gifOfManyFrames],
])('an image with %s is rejected, or only its pixels are stored', async (_n, make) => {
  const answer = await upload(await make())
  expect([200, 400]).toContain(answer.statusCode)
  expect(insideOf(answer.body)).toBeUndefined()
  if (answer.statusCode !== 200) return
  const stored = await app.server.inject(answer.json().imageUrl)
  expect(stored.rawPayload.byteLength).toBeLessThan(10_000)
})

/** The processes that this one has started and that still run. */
const ownChildren = () =>
  globSync('/proc/[0-9]*/stat').flatMap((file) => {
    const [, parent] = / [A-Z] (\d+) /.exec(readIfThere(file)) ?? []
    return Number(parent) === process.pid ? [path.dirname(file)] : []
  })
const readIfThere = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

it('an image is decoded by a process without our settings', async () => {
  expect((await upload(await photo(9, 9).png().toBuffer())).statusCode).toBe(200)
  const workers = ownChildren().filter((folder) =>
    readIfThere(path.join(folder, 'cmdline')).includes('image-worker'),
  )
  expect(workers.length).toBeGreaterThan(0)
  for (const folder of workers) {
    const settings = readIfThere(path.join(folder, 'environ')).split('\0').filter(Boolean)
    const names = settings.map((setting) => setting.split('=', 1)[0] ?? '')
    expect(names.filter((name) => !/^(PATH|NODE_(COMPILE_CACHE|CHANNEL_\w+))$/.test(name))).toEqual(
      [],
    )
  }
})

describe('a form that never ends', () => {
  const line = (name: string, body: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${body}\r\n`
  const type = { 'content-type': 'multipart/form-data; boundary=x' }

  it.each([
    ['fields without number', `${line('a', 'b').repeat(80_000)}--x--\r\n`],
    ['fields without number, and broken off', line('a', 'b').repeat(10_000)],
    ['a nameless part, broken off', '--x\r\nh: v\r\n\r\nb'],
    [
      'two files, broken off',
      `--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nb\r\n`.repeat(2),
    ],
    ['a long field', line('a', 'b'.repeat(1_000_000))],
    ['a long name', line('a'.repeat(100_000), 'b')],
    ['many headers', `--x\r\n${'h: v\r\n'.repeat(50_000)}\r\nb\r\n`],
    ['another boundary', `--y\r\ncontent-disposition: form-data; name="image"\r\n\r\nb\r\n--y--`],
    ['no end', line('image', 'b').slice(0, -2)],
    ['no beginning', 'b'.repeat(100_000)],
  ])('with %s is rejected', (_name, body) =>
    expectNothingStored(async () => {
      const answer = await post(Buffer.from(body), type)
      expect([400, 413]).toContain(answer.statusCode)
      expect(insideOf(answer.body)).toBeUndefined()
    }),
  )
})
