import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDebounce } from './debounce.ts'

test('waits for a quiet moment, and does not wait if nothing came', async () => {
  const quiet = createDebounce({ quietMs: 40, longestMs: 10_000 })
  const events: string[] = []
  await quiet.wait()
  quiet.cameIn()
  const waiting = quiet.wait().then(() => events.push('quiet'))
  await pause(15)
  quiet.cameIn()
  events.push('second')
  await waiting
  expect(events).toEqual(['second', 'quiet'])
})

test('does not wait forever under constant load', async () => {
  const quiet = createDebounce({ quietMs: 10_000, longestMs: 20 })
  quiet.cameIn()
  await quiet.wait()
})
