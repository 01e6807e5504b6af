import { describe, expect, test } from 'vitest'
import { overlapOf, timeAsked } from './diary.ts'
import type { RoomRules } from './times/room.ts'

const at = (clock: string) => `2026-12-10T${clock}:00.000Z`
const entry = (name: string, from: string, to: string, more = {}) => ({
  id: name,
  name,
  startISO: at(from),
  endISO: at(to),
  blocked: false,
  serviceId: null,
  personId: null,
  ...more,
})
const ofCapacity = (capacity: number): RoomRules => ({ capacity, personIds: [], services: {} })
const time = { startISO: at('09:45'), endISO: at('11:15') }
const asked = { time, serviceId: null, personId: null }
const lerato = entry('Lerato', '10:30', '11:30')

describe('the diary', () => {
  test('names what a request overlaps, and not what ends as it begins', () => {
    const zola = entry('Zola', '09:00', '09:45')
    expect(overlapOf(asked, [zola, lerato], ofCapacity(1))).toBe(lerato)
    expect(overlapOf(asked, [zola], ofCapacity(1))).toBeNull()
  })

  test('has room up to the capacity, counted at the busiest moment', () => {
    const early = entry('Naledi', '09:00', '10:30')
    expect(overlapOf(asked, [early, lerato], ofCapacity(2))).toBeNull()
    expect(overlapOf(asked, [early, entry('Imke', '10:00', '11:00')], ofCapacity(2))).toBe(early)
  })

  test('an own appointment blocks its time, whatever the capacity', () => {
    const block = entry('Stock delivery', '11:00', '12:00', { blocked: true })
    expect(overlapOf(asked, [lerato, block], ofCapacity(4))).toBe(block)
  })

  test('names the booking of the same person, and not that of another', () => {
    const rules = { ...ofCapacity(1), personIds: ['thandi', 'sam'] }
    const others = entry('Zola', '10:00', '11:00', { personId: 'sam' })
    const own = entry('Imke', '10:00', '11:00', { personId: 'thandi' })
    const wanted = { ...asked, personId: 'thandi' }
    expect(overlapOf(wanted, [others], rules)).toBeNull()
    expect(overlapOf(wanted, [others, own], rules)).toBe(own)
  })

  test('names a booking whose buffer reaches into the time', () => {
    const cut = { bufferBefore: 0, bufferAfter: 30, places: null, personIds: [] }
    const rules = { ...ofCapacity(1), services: { cut } }
    const before = entry('Zola', '09:00', '09:30', { serviceId: 'cut' })
    expect(overlapOf(asked, [before], rules)).toBe(before)
    expect(overlapOf(asked, [before], ofCapacity(1))).toBeNull()
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
