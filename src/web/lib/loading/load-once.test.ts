import { expect, it, vi } from 'vitest'
import { loadOnce } from './load-once.ts'

it('loads once for all who ask', async () => {
  const load = vi.fn(async () => 'the page')
  const get = loadOnce(load)
  expect(await Promise.all([get(), get()])).toEqual(['the page', 'the page'])
  expect(await get()).toBe('the page')
  expect(load).toHaveBeenCalledTimes(1)
})

it('tries again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce('the page')
  const get = loadOnce(load)
  await expect(get()).rejects.toThrow('offline')
  expect(await get()).toBe('the page')
})
