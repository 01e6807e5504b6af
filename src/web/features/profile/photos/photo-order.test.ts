import { expect, it } from 'vitest'
import type { OwnPhoto } from '#shared/schemas/gallery.ts'
import { arranged, isArranged, movedTo, NO_DRAFT } from './photo-order.ts'

const photo = (id: string, caption = ''): OwnPhoto => ({
  id,
  caption,
  imageUrl: `/images/${id}/800.webp`,
  isShown: true,
  deletedISO: null,
})
const STORED = [photo('a', 'The door'), photo('b'), photo('c')]
const idsOf = (photos: readonly OwnPhoto[]) => photos.map(({ id }) => id).join('')

it('moves a photo, at most to the ends', () => {
  expect(movedTo(STORED, 'c', 0).join('')).toBe('cab')
  expect(movedTo(STORED, 'a', 1).join('')).toBe('bac')
  expect(movedTo(STORED, 'a', 9).join('')).toBe('bca')
  expect(movedTo(STORED, 'a', -1).join('')).toBe('abc')
})

it('keeps the draft while photos come and go', () => {
  const draft = { order: ['c', 'a', 'b'], captions: { b: 'The counter' } }
  expect(idsOf(arranged([...STORED, photo('d')], draft))).toBe('cabd')
  const without = arranged(STORED.slice(0, 2), draft)
  expect(without).toMatchObject([{ id: 'a' }, { id: 'b', caption: 'The counter' }])
})

it('says whether there is anything to save', () => {
  expect(isArranged(STORED, arranged(STORED, NO_DRAFT))).toBe(true)
  expect(isArranged(STORED, arranged(STORED, { order: ['b'], captions: {} }))).toBe(false)
  expect(isArranged(STORED, arranged(STORED, { order: [], captions: { b: 'Bread' } }))).toBe(false)
})
