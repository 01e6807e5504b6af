import { expect, it } from 'vitest'
import { labelAsOf } from './open-label.ts'
import { type NamedTime, whenOf } from './when.ts'

/** 18 November 2026, a Wednesday; Cape Town is two hours ahead of UTC. */
const at = (clock: string) => new Date(`2026-11-18T${clock}+02:00`)
const EVENING = { time: '19:00', until: '24:00' }

const CASES: [string, NamedTime, string, string][] = [
  ['15:00', { day: 'today', time: '07:00' }, '2026-11-19T05:00', 'Open tomorrow at 07:00'],
  ['15:00', { day: 'today', time: '16:00' }, '2026-11-18T14:00', 'Open today at 16:00'],
  [
    '15:00',
    { day: 'wednesday', time: '09:00' },
    '2026-11-25T07:00',
    'Open on Wednesday 25 November at 09:00',
  ],
  ['15:00', { day: 'thursday', time: '09:00' }, '2026-11-19T07:00', 'Open on Thursday at 09:00'],
  ['15:00', { day: 'tomorrow', time: '09:00' }, '2026-11-19T07:00', 'Open tomorrow at 09:00'],
  ['15:00:59', { day: 'today', time: '15:00' }, '2026-11-18T13:00', 'Open now'],
  ['15:01', { day: 'today', time: '15:00' }, '2026-11-19T13:00', 'Open tomorrow at 15:00'],
  ['21:00', { day: 'today', ...EVENING }, '2026-11-18T19:00', 'Open now'],
  ['15:00', { day: 'wednesday', ...EVENING }, '2026-11-18T17:00', 'Open on Wednesday at 19:00'],
]

it.each(CASES)('at %s %j is %s: %s', (clock, named, moment, label) => {
  const now = at(clock)
  expect(whenOf(named, now).at?.toISOString().slice(0, 16)).toBe(moment)
  expect(labelAsOf(now, named)).toBe(label)
})
