import { describe, expect, it } from 'vitest'
import { readDayText } from './day-text.ts'

describe('the hours of a day in words', () => {
  it.each([
    ['09:00-17:00', '09:00', '17:00'],
    ['9 - 17', '09:00', '17:00'],
    ['9h30 – 16h00', '09:30', '16:00'],
    ['8.30 to 12', '08:30', '12:00'],
    ['9am-5pm', '09:00', '17:00'],
    ['12pm - 12am', '12:00', '00:00'],
    ['18:00-2:00', '18:00', '02:00'],
    ['open 24 hours', '00:00', '00:00'],
  ])('%s', (text, open, close) => {
    expect(readDayText(text)).toEqual({ open, close, closed: false })
  })

  it('may be closed', () => {
    expect(readDayText(' Closed')).toEqual({ open: '', close: '', closed: true })
  })

  it.each(['', 'mornings', '9', '25:00-26:00', '9:75-17:00', '13pm-5pm', '-', '9-17-21'])(
    'are not %j',
    (text) => {
      expect(readDayText(text)).toBeNull()
    },
  )
})
