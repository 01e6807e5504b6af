import sharp from 'sharp'
import { expect, test } from 'vitest'
import { GALLERY_LIMIT } from '#shared/catalogue/gallery.ts'
import { CATEGORY_OF_INDUSTRY } from '#shared/catalogue/industries.ts'
import { DEMO_CITY } from './city/city.ts'
import { DEMO_GALLERIES } from './city/galleries.ts'
import { PICTURES } from './pictures.ts'

test('each picture lies in its category, under the key of its business', () => {
  const files = Object.keys(import.meta.glob('./pictures/**/*'))
  const expected = DEMO_CITY.filter(({ key }) => PICTURES.has(key)).map(
    ({ key, industry }) => `./pictures/${CATEGORY_OF_INDUSTRY[industry]}/${key}.svg`,
  )
  expect(files.toSorted()).toEqual(expected.toSorted())
})

test('more than half of the businesses have one, and every gem', () => {
  expect(PICTURES.size).toBeGreaterThan(DEMO_CITY.length / 2)
  expect(DEMO_CITY.filter(({ gem, key }) => gem && !PICTURES.has(key))).toEqual([])
})

test.each(DEMO_GALLERIES)(
  'the gallery of $business is full, of drawings that are there, each once',
  (gallery) => {
    const { business, photos } = gallery
    const drawings = [business, ...photos.map(({ drawing }) => drawing)]
    expect(drawings.filter((drawing) => !PICTURES.has(drawing))).toEqual([])
    expect(new Set(drawings).size).toBe(drawings.length)
    const plan = DEMO_CITY.find(({ key }) => key === business)?.plan ?? 'BASIC'
    expect(drawings).toHaveLength(GALLERY_LIMIT[plan])
  },
)

test.each([...PICTURES])('%s is a drawing of 480 by 360 that loads nothing', async (_, svg) => {
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
    format: 'svg',
    width: 480,
    height: 360,
  })
  expect(/<(script|image|style|foreignObject)|href="(?!#)|url\((?!#)/i.test(svg)).toBe(false)
})
