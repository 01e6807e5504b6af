import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { buildApp } from '#server/app.ts'
import { createImageStore } from '#server/platform/images/create-image-store.ts'
import { readConfig } from '#server/read-config.ts'
import { multipart } from '#tests/helpers/multipart.ts'
import { photo } from '#tests/helpers/photos.ts'
import { startS3Server, type TestS3Server } from '#tests/helpers/servers/s3-server.ts'
import { expectedSignature } from '#tests/helpers/servers/sigv4.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

const HOUR = 60 * 60 * 1000

describe('images in a bucket', () => {
  let s3: TestS3Server
  let app: TestApp
  let user: { id: string }
  let cookie: string
  let now = new Date()
  beforeAll(async () => {
    s3 = await startS3Server()
    app = await createTestApp('postgres', s3.environment, { clock: () => now })
    user = await createUser(app.context.db)
    cookie = await signIn(app, user)
  })
  afterAll(async () => {
    await app.close()
    await s3.close()
  })
  beforeEach(async () => {
    now = new Date()
    s3.mood = () => null
    s3.objects.clear()
    await app.context.db.deleteFrom('uploads').execute()
  })

  const send = async (bytes: Buffer) => {
    const form = await multipart({ bytes })
    return app.server.inject({
      method: 'POST',
      url: '/api/upload',
      payload: form.payload,
      headers: { ...form.headers, cookie },
    })
  }
  const upload = async () => send(await photo(90, 60).png().toBuffer())
  const uploads = () => app.context.db.selectFrom('uploads').select('imageKey').execute()
  const image = (key: string) => ({
    key,
    files: ['400.webp', '800.webp', '1200.webp'].map((name) => ({
      name,
      bytes: Buffer.from(`${key} ${name}`),
    })),
  })
  const KEY = 'a'.repeat(32)

  it('are stored by one process and served by another', async () => {
    const answer = await upload()
    expect(answer.statusCode).toBe(200)
    expect([...s3.objects.values()].map(({ type }) => type)).toEqual(
      ['avif', 'webp'].flatMap((format) => Array(3).fill(`image/${format}`)),
    )
    const other = await buildApp(readConfig(app.environment))
    try {
      const served = await other.server.inject(answer.json().imageUrl)
      expect(served.statusCode).toBe(200)
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(served.rawPayload.length),
      })
      const name = answer.json().imageUrl.slice(1)
      expect(served.rawPayload.equals(s3.objects.get(name)?.bytes ?? Buffer.alloc(0))).toBe(true)
      expect((await other.server.inject(`/images/${'f'.repeat(32)}/800.webp`)).statusCode).toBe(404)
    } finally {
      await other.close()
    }
  })

  it.each([
    ['is away', () => 'unavailable' as const],
    ['breaks the connection', () => 'reset' as const],
    [
      'fails at the last file',
      (method: string, name: string) =>
        method === 'PUT' && name.endsWith('1200.webp') ? ('unavailable' as const) : null,
    ],
  ])('get 503 when the storage %s, and no row is written', async (_name, mood) => {
    s3.mood = mood
    const bytes = await photo(90, 60).png().toBuffer()
    const answer = await send(bytes)
    expect(answer.statusCode, answer.body).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json().detail).toBe(
      'Our photo storage is not available right now. Please try again in a moment.',
    )
    expect(await uploads()).toEqual([])

    s3.mood = () => null
    const again = await send(bytes)
    expect(again.statusCode).toBe(200)
    expect(s3.objects.size).toBe(6)
    expect((await app.server.inject(again.json().imageUrl)).statusCode).toBe(200)
  })

  it('answer 503 while the storage is down, and pages are served', async () => {
    const { imageUrl } = (await upload()).json()
    s3.mood = () => 'unavailable'
    const picture = await app.server.inject(imageUrl)
    expect(picture.statusCode).toBe(503)
    expect(picture.headers['cache-control']).toBe('no-store')
    expect((await app.server.inject('/')).statusCode).toBe(200)
  })

  it('that were stored only in part are removed by the cleanup, and used ones stay, over several list pages', async () => {
    const kept = (await upload()).json().imageUrl
    await app.context.db
      .updateTable('uploads')
      .set({ createdAt: new Date(now.getTime() + 3 * HOUR).toISOString() })
      .execute()
    s3.mood = (method, name) => (method === 'PUT' && name.endsWith('1200.webp') ? 'reset' : null)
    for (let count = 0; count < 2; count += 1) expect((await upload()).statusCode).toBe(503)
    expect(s3.objects.size).toBeGreaterThan(10)
    s3.mood = () => null
    expect(await app.services.uploads.sweep()).toBe(0)

    now = new Date(Date.now() + 2 * HOUR)
    s3.mood = (method) => (method === 'DELETE' ? 'unavailable' : null)
    await expect(app.services.uploads.sweep()).rejects.toThrow()
    s3.mood = () => null
    await app.services.uploads.sweep()
    expect([...s3.objects.keys()].sort()).toEqual(
      ['1200', '400', '800'].flatMap((width) =>
        ['avif', 'webp'].map((format) => kept.slice(1).replace('800.webp', `${width}.${format}`)),
      ),
    )
  })

  it('are put back if somebody uses them during removal, or if the check fails', async () => {
    const store = createImageStore(app.context.config)
    await store.put(image(KEY))
    await store.remove(KEY, async () => {
      expect(await store.has(KEY)).toBe(false)
      return true
    })
    expect(await store.has(KEY)).toBe(true)
    await expect(
      store.remove(KEY, () => Promise.reject(new Error('no database'))),
    ).rejects.toThrow()
    expect(await store.has(KEY)).toBe(true)
    await store.remove(KEY, async () => false)
    expect(s3.objects.size).toBe(0)
  })

  it('need the right secret', async () => {
    const wrong = readConfig({ ...app.environment, S3_SECRET_ACCESS_KEY: 'another' })
    await expect(createImageStore(wrong).put(image(KEY))).rejects.toThrow(
      '403 SignatureDoesNotMatch',
    )
    expect(s3.objects.size).toBe(0)
  })

  it('need all of their settings, and only one storage', () => {
    const { S3_BUCKET: _, ...partly } = app.environment
    expect(() => readConfig(partly)).toThrow('S3_BUCKET missing')
    expect(() => readConfig({ ...app.environment, IMAGES_DIR: 'elsewhere' })).toThrow(
      'one place only',
    )
  })
})

it("matches Amazon's published example of a signature", () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=',
  }
  const request = { method: 'GET', url: '/test.txt', headers }
  expect(expectedSignature(request, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})
