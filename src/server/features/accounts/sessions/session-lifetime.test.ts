import { expect, it } from 'vitest'
import { endOfSession, mustRecordUse } from './session-lifetime.ts'

const at = (text: string) => new Date(`${text}Z`)

it.each([
  ['BUSINESS', '2026-03-01T08:00', '2026-03-01T08:00', '2026-03-31T08:00'],
  ['BUSINESS', '2026-03-01T08:00', '2026-05-29T08:00', '2026-05-30T08:00'],
  ['ADMIN', '2026-03-01T08:00', '2026-03-01T08:00', '2026-03-01T10:00'],
  ['ADMIN', '2026-03-01T08:00', '2026-03-01T17:59', '2026-03-01T19:59'],
  ['ADMIN', '2026-03-01T08:00', '2026-03-01T19:30', '2026-03-01T20:00'],
] as const)('a session of %s from %s, last used %s, ends %s', (role, created, used, ends) => {
  const times = { createdAt: at(created), updatedAt: at(used) }
  expect(endOfSession(times, role)).toEqual(at(ends))
})

it('updates the time of last use every five minutes', () => {
  const times = { createdAt: at('2026-03-01T08:00'), updatedAt: at('2026-03-01T09:00') }
  expect(mustRecordUse(times, at('2026-03-01T09:04:59'))).toBe(false)
  expect(mustRecordUse(times, at('2026-03-01T09:05'))).toBe(true)
})
