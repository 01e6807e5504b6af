import { expect, test } from 'vitest'
import { hours } from './hours-shorthand.ts'

test('names days and ranges, and closes the rest', () => {
  const week = hours('mon-fri 08:00-17:00, sat 09:00-13:00')
  expect(week.monday).toEqual({ open: '08:00', close: '17:00', closed: false })
  expect(week.friday).toEqual({ open: '08:00', close: '17:00', closed: false })
  expect(week.saturday).toEqual({ open: '09:00', close: '13:00', closed: false })
  expect(week.sunday.closed).toBe(true)
})

test('a range may go round the end of the week', () => {
  const week = hours('sat-mon 10:00-16:00')
  expect(Object.keys(week).filter((day) => !week[day as keyof typeof week].closed)).toEqual([
    'monday',
    'saturday',
    'sunday',
  ])
})

test('past midnight is kept as it is written', () => {
  expect(hours('fri-sat 17:00-02:00').saturday).toEqual({
    open: '17:00',
    close: '02:00',
    closed: false,
  })
})

test('all day becomes equal times', () => {
  expect(hours('mon-sun all day').sunday).toEqual({ open: '00:00', close: '00:00', closed: false })
})

test.each([
  '',
  'mon',
  'mon 8:00-17:00',
  'mon 08:00-25:00',
  'moon 08:00-17:00',
  'mon-fri 08:00-17:00, wed 10:00-12:00',
])('refuses %j', (text) => {
  expect(() => hours(text)).toThrow('make no sense')
})
