import { expect, it } from 'vitest'
import { normaliseBookingDate } from './booking-date.ts'
import { inRequest } from './request-wishes.ts'

it('puts the hour into the date, in Cape Town', () => {
  const { dateISO } = inRequest({ dateISO: '2026-12-05', time: '19:30' })
  expect(normaliseBookingDate(dateISO)).toBe('2026-12-05T17:30:00.000Z')
})

it('leaves a day, the start of a free time and no day as they are', () => {
  for (const dateISO of ['2026-12-05', '2026-12-05T17:30:00.000Z', ''])
    expect(inRequest({ dateISO, time: '' }).dateISO).toBe(dateISO)
})

it('makes no date of an hour alone', () => {
  expect(normaliseBookingDate(inRequest({ time: '19:30' }).dateISO)).toBeNull()
})

it.each([
  [{ people: '1' }, 'For 1 person.'],
  [{ people: '8', notes: 'By the window' }, 'For 8 people.\nBy the window'],
  [{ service: ' Box braids ', notes: '' }, 'Service: Box braids.'],
  [{ people: 'many', service: ' ' }, ''],
  [{ people: '-2', notes: 'Hello' }, 'Hello'],
])('says the rest at the beginning of the notes: %j', (wishes, notes) => {
  expect(inRequest(wishes).notes).toBe(notes)
})
