import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPictureFolder } from './picture-folder.ts'

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cpt-cards-'))
  folder = path.join(root, 'share-pictures')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const onError = (error: unknown) => {
  throw error
}
const picture = (letter: string) => Buffer.alloc(100, letter)

it('draws a picture once, for concurrent requests and for the next process', async () => {
  const make = vi.fn(async () => picture('a'))
  const cached = createPictureFolder({ folder, onError })
  const all = await Promise.all([cached('one', make), cached('one', make), cached('one', make)])
  expect(all).toEqual(Array(3).fill(picture('a')))
  expect(await createPictureFolder({ folder, onError })('one', make)).toEqual(picture('a'))
  expect(make).toHaveBeenCalledTimes(1)
})

it('tries again after a failure', async () => {
  const cached = createPictureFolder({ folder, onError })
  await expect(cached('one', () => Promise.reject(new Error('no paint')))).rejects.toThrow(
    'no paint',
  )
  expect(await cached('one', async () => picture('b'))).toEqual(picture('b'))
})

it('is bounded: the least recently used are deleted first', async () => {
  const cached = createPictureFolder({ folder, onError, maxBytes: 300 })
  const files = () => readdirSync(folder).map((name) => path.join(folder, name))
  for (const key of ['a', 'b', 'c']) {
    await cached(key, async () => picture(key))
    // Further apart than the resolution of a file system's timestamps.
    for (const file of files()) {
      const before = new Date(statSync(file).mtimeMs - 10_000)
      utimesSync(file, before, before)
    }
  }
  const neverMade = () => Promise.reject(new Error('it was there'))
  await cached('a', neverMade)
  await cached('d', async () => picture('d'))
  expect(files()).toHaveLength(3)
  await cached('a', neverMade)
  await expect(cached('b', neverMade)).rejects.toThrow('it was there')
})

it('sends what it cannot store', async () => {
  writeFileSync(folder, 'a file where the folder should be')
  const failed = vi.fn()
  const cached = createPictureFolder({ folder, onError: failed })
  expect(await cached('one', async () => picture('c'))).toEqual(picture('c'))
  expect(failed).toHaveBeenCalledTimes(1)
})

it('is readable only by its user', async () => {
  await createPictureFolder({ folder, onError })('one', async () => picture('e'))
  expect(statSync(folder).mode & 0o077).toBe(0)
})
