import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { IMAGE_FILES } from '#server/platform/images/image-files.ts'
import { multipart } from '#tests/helpers/multipart.ts'
import {
  bombPng,
  flatPhoto,
  heicStart,
  lyingPhotoWithPlace,
  POLYGLOT_SCRIPT,
  photo,
  polyglotArchive,
  polyglotPage,
  SVG_WITH_SCRIPT,
} from '#tests/helpers/photos.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const HOUR = 60 * 60 * 1000

describe.each(USUAL_ENGINES)('uploading an image on %s', (engine) => {
  let app: TestApp
  let cookie: string
  let now = new Date()
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
    cookie = await signIn(app, await createUser(app.context.db))
  })
  afterAll(() => app.close())

  const upload = async (bytes: Buffer, options: { name?: string; field?: string } = {}) => {
    const form = await multipart({ bytes, name: options.name }, options.field)
    return app.server.inject({
      method: 'POST',
      url: '/api/upload',
      payload: form.payload,
      headers: { ...form.headers, cookie },
    })
  }
  const folder = () => path.join(app.context.config.dataDir, 'images')
  const storedKeys = () => (existsSync(folder()) ? readdirSync(folder()).sort() : [])
  const keyIn = (url: string) => url.split('/')[2] ?? ''

  it.each([
    ['JPEG', () => photo().jpeg().toBuffer()],
    ['progressive JPEG', () => photo().jpeg({ progressive: true }).toBuffer()],
    ['PNG', () => photo(500, 400).png().toBuffer()],
    ['16-bit PNG', () => photo(300, 200).toColourspace('rgb16').png().toBuffer()],
    ['grey PNG', () => photo(300, 200).toColourspace('b-w').png().toBuffer()],
    ['CMYK JPEG', () => photo(300, 200).toColourspace('cmyk').jpeg().toBuffer()],
    ['WebP', () => photo(900, 700).webp().toBuffer()],
    ['GIF', () => photo(300, 200).gif().toBuffer()],
    ['AVIF', () => photo(300, 200).avif({ effort: 0 }).toBuffer()],
    ['a panorama', () => photo(4000, 40).jpeg().toBuffer()],
    ['a single pixel', () => photo(1, 1).png().toBuffer()],
  ])('takes %s and serves it as AVIF and WebP in three widths', async (_kind, make) => {
    const answer = await upload(await make(), { name: 'whatever.txt' })
    expect(answer.statusCode).toBe(200)
    const { imageUrl } = answer.json()
    expect(imageUrl).toMatch(/^\/images\/[0-9a-f]{32}\/800\.webp$/)
    for (const name of IMAGE_FILES) {
      const [width, format] = name.split('.')
      const served = await app.server.inject(imageUrl.replace('800.webp', name))
      expect(served.statusCode).toBe(200)
      expect(served.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-length': String(served.rawPayload.length),
      })
      const stored = await sharp(served.rawPayload).metadata()
      expect(stored.compression === 'av1' ? 'avif' : stored.format).toBe(format)
      expect(stored.width).toBeLessThanOrEqual(Number(width))
    }
  })

  it('serves the WebP for the AVIF of an image that has none', async () => {
    const [{ id } = { id: '' }] = await app.context.db.selectFrom('users').select('id').execute()
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"/>'
    const key = await app.services.uploads.createFromDrawing(id, drawing)
    const [asked, webp] = await Promise.all(
      ['avif', 'webp'].map((format) => app.server.inject(`/images/${key}/400.${format}`)),
    )
    expect(asked?.statusCode).toBe(200)
    expect(asked?.headers['content-type']).toBe('image/webp')
    expect(asked?.rawPayload).toEqual(webp?.rawPayload)
  })

  it('rotates a photo upright and removes its location, owner and other metadata', async () => {
    const { imageUrl } = (await upload(await lyingPhotoWithPlace())).json()
    const { rawPayload } = await app.server.inject(imageUrl)
    const { width, height, exif, orientation } = await sharp(rawPayload).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 400, height: 800 })
    expect(rawPayload.includes('SECRET-OWNER')).toBe(false)
    const [red = 0, , blue = 0] = await sharp(rawPayload)
      .extract({ left: 200, top: 40, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(red - blue).toBeGreaterThan(200)
  })

  it('stores the first frame of an animation', async () => {
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => flatPhoto(colour)))
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { imageUrl } = (await upload(animation)).json()
    const stored = sharp((await app.server.inject(imageUrl)).rawPayload)
    expect((await stored.metadata()).pages ?? 1).toBe(1)
    expect((await stored.stats()).dominant.r).toBeGreaterThan(200)
  })

  it('gives the same content the same address', async () => {
    const bytes = await flatPhoto('#123456')
    const [first, second] = [await upload(bytes), await upload(bytes)]
    expect(first.json()).toEqual(second.json())
  })

  describe('rejects with a message and stores no file', () => {
    it.each([
      ['a bomb', async () => bombPng(), 'larger than 50 megapixels'],
      [
        '60 megapixels',
        () =>
          sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#fff' } })
            .png()
            .toBuffer(),
        'larger than 50 megapixels',
      ],
      ['an SVG with a script', async () => SVG_WITH_SCRIPT, 'not a picture'],
      ['a script that begins as a GIF', async () => POLYGLOT_SCRIPT, 'damaged'],
      ['a photo that is also a page', polyglotPage, 'not a picture'],
      ['a photo that is also an archive', polyglotArchive, 'not a picture'],
      [
        'a truncated JPEG',
        async () => {
          const whole = await photo().jpeg().toBuffer()
          return whole.subarray(0, whole.length / 2)
        },
        'damaged',
      ],
      ['a header alone', async () => bombPng(100, 100).subarray(0, 40), 'damaged'],
      [
        'a page named .jpg',
        async () => Buffer.from('<html><body>Hello</body></html>'),
        'not a pic',
      ],
      ['nothing', async () => Buffer.alloc(0), 'not a picture'],
      ['HEIC', async () => heicStart(), 'HEIC'],
      ['a TIFF', () => photo(60, 60).tiff().toBuffer(), 'not a picture'],
    ])('%s', async (_name, make, sentence) => {
      const before = storedKeys()
      const answer = await upload(await make())
      expect(answer.statusCode).toBe(400)
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(answer.json().detail).toContain(sentence)
      expect(storedKeys()).toEqual(before)
    })

    it('more than 15 MB', async () => {
      const before = storedKeys()
      const large = Buffer.concat([await flatPhoto('#fed'), Buffer.alloc(16 * 1024 * 1024)])
      const answer = await upload(large)
      expect(answer.statusCode).toBe(413)
      expect(answer.json().detail).toContain('larger than 15 MB')
      expect(storedKeys()).toEqual(before)
    })

    it('another field, and a body that is not a form', async () => {
      expect((await upload(await flatPhoto('#fed'), { field: 'file' })).statusCode).toBe(400)
      const bare = await app.server.inject({
        method: 'POST',
        url: '/api/upload',
        payload: { image: 'x' },
        headers: { cookie },
      })
      expect(bare.statusCode).toBe(400)
      expect(bare.json().detail).toContain("the field 'image'")
    })
  })

  it.each([
    '/images/..%2f..%2fcpt.sqlite/800.webp',
    '/images/0123456789abcdef0123456789abcdef/..%2f800.webp',
    '/images/0123456789ABCDEF0123456789ABCDEF/800.webp',
    '/images/0123456789abcdef0123456789abcdef/801.webp',
    '/images/0123456789abcdef0123456789abcdef/800.webp',
    '/images/.incoming-x/800.webp',
  ])('has nothing at %s', async (url) => {
    const answer = await app.server.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is for paid-up owners only', async () => {
    const form = await multipart({ bytes: await flatPhoto('#abcdef') })
    const send = (headers: Record<string, string>) =>
      app.server.inject({
        method: 'POST',
        url: '/api/upload',
        payload: form.payload,
        headers: { ...form.headers, ...headers },
      })
    const cookieOf = async (input: Parameters<typeof createUser>[1]) => ({
      cookie: await signIn(app, await createUser(app.context.db, input)),
    })
    expect((await send({})).statusCode).toBe(401)
    expect((await send(await cookieOf({ status: 'PENDING' }))).statusCode).toBe(403)
    expect((await send(await cookieOf({ role: 'ADMIN' }))).statusCode).toBe(403)
    expect((await send(await cookieOf({ status: 'PAUSED' }))).statusCode).toBe(200)
  })

  it('removes images that were never used, and keeps those in use or recent', async () => {
    const { db } = app.context
    const keyOf = async (colour: string) =>
      keyIn((await upload(await flatPhoto(colour))).json().imageUrl)
    const [unused, shown] = [await keyOf('#101010'), await keyOf('#202020')]
    await createBusiness(db, { imageKey: shown })
    now = new Date(now.getTime() + 25 * HOUR)
    cookie = await signIn(app, await createUser(db))
    const fresh = await keyOf('#303030')
    await app.services.uploads.sweep()
    expect(storedKeys()).toContain(shown)
    expect(storedKeys()).toContain(fresh)
    expect(storedKeys()).not.toContain(unused)
  })

  it('loses nothing with concurrent uploads and removals of one content', async () => {
    const bytes = await flatPhoto('#778899')
    const owners = await Promise.all(Array.from({ length: 8 }, () => createUser(app.context.db)))
    const { uploads } = app.services
    const keys = await Promise.all(
      owners.map(async (owner, index) => {
        const key = await uploads.create(owner.id, bytes)
        if (index > 0) await uploads.release(owner.id, key)
        return key
      }),
    )
    expect(new Set(keys).size).toBe(1)
    expect(storedKeys()).toContain(keys[0])
    await uploads.release(owners[0]?.id ?? '', keys[0] ?? '')
    expect(storedKeys()).not.toContain(keys[0])
  })
})
