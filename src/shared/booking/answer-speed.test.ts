import { describe, expect, it } from 'vitest'
import { type AskedBooking, answerSpeedOf, promisedHours } from './answer-speed.ts'

const START = Date.parse('2026-06-01T08:00:00.000Z')
const answered = (minutes: number): AskedBooking => ({
  createdAt: new Date(START).toISOString(),
  answeredAt: new Date(START + minutes * 60_000).toISOString(),
  status: 'accepted',
  movedBy: 'owner',
})
const open = (status: AskedBooking['status']): AskedBooking => ({
  ...answered(0),
  answeredAt: null,
  status,
})

describe('how fast a business answers', () => {
  it('says nothing before five were answered', () => {
    expect(promisedHours(answerSpeedOf([1, 2, 3, 4].map(answered)))).toBeNull()
    expect(promisedHours(answerSpeedOf([1, 2, 3, 4, 5].map(answered)))).toBe(1)
  })

  it('is the median, which one slow answer does not change', () => {
    const speed = answerSpeedOf([30, 40, 110, 115, 4000].map(answered))
    expect(speed).toEqual({ asked: 5, answered: 5, typicalMinutes: 110 })
    expect(promisedHours(speed)).toBe(2)
  })

  it('counts what was never answered as the slowest', () => {
    const expired = Array.from({ length: 6 }, () => open('expired'))
    const speed = answerSpeedOf([...[1, 2, 3, 4, 5].map(answered), ...expired])
    expect(speed).toEqual({ asked: 11, answered: 5, typicalMinutes: null })
    expect(promisedHours(speed)).toBeNull()
  })

  it('leaves out open requests, and those that the visitor withdrew', () => {
    expect(answerSpeedOf([open('requested'), open('cancelled')])).toEqual({
      asked: 0,
      answered: 0,
      typicalMinutes: null,
    })
  })

  it('says a few days if it takes longer than two', () => {
    expect(promisedHours(answerSpeedOf([1, 2, 3, 4, 5].map(() => answered(4000))))).toBe(72)
    expect(promisedHours(answerSpeedOf([1, 2, 3, 4, 5].map(() => answered(600))))).toBe(24)
  })
})
