import { describe, expect, test } from 'vitest'
import { overlapOf, timeAsked } from './diary.ts'

const at = (clock: string) => `2026-12-10T${clock}:00.000Z`
const entry = (name: string, from: string, to: string, blocked = false) => ({
  id: name,
  name,
  startISO: at(from),
  endISO: at(to),
  blocked,
})
const asked = { startISO: at('09:45'), endISO: at('11:15') }
const lerato = entry('Lerato', '10:30', '11:30')

describe('the diary', () => {
  test('names what a request overlaps, and not what ends as it begins', () => {
    expect(overlapOf(asked, [entry('Zola', '09:00', '09:45'), lerato], 1)).toBe(lerato)
    expect(overlapOf(asked, [entry('Zola', '09:00', '09:45')], 1)).toBeNull()
  })

  test('has room up to the capacity, counted at the busiest moment', () => {
    const early = entry('Naledi', '09:00', '10:30')
    expect(overlapOf(asked, [early, lerato], 2)).toBeNull()
    expect(overlapOf(asked, [early, entry('Imke', '10:00', '11:00')], 2)).toBe(early)
  })

  test('an own appointment blocks its time, whatever the capacity', () => {
    const block = entry('Stock delivery', '11:00', '12:00', true)
    expect(overlapOf(asked, [lerato, block], 4)).toBe(block)
  })

  test('a request for a time takes an hour, one for a day no time', () => {
    const none = { startISO: null, endISO: null }
    expect(timeAsked({ ...none, dateISO: at('10:00') })).toEqual({
      startISO: at('10:00'),
      endISO: at('11:00'),
    })
    expect(timeAsked({ ...none, dateISO: '2026-12-10' })).toBeNull()
    expect(timeAsked({ ...none, dateISO: null })).toBeNull()
  })
})
