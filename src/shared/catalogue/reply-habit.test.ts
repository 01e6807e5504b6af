import { expect, it } from 'vitest'
import { replyHabitOf, replySentence } from './reply-habit.ts'

const createdAt = '2026-03-02T10:00:00.000Z'
const after = (hours: number | null) => ({
  createdAt,
  repliedAt:
    hours === null ? null : new Date(Date.parse(createdAt) + hours * 3_600_000).toISOString(),
})

it.each([
  [[0.2, null, null], '1 of the newest 3 reviews, usually within an hour.'],
  [[2, 5, 300], '3 of the newest 3 reviews, usually within 5 hours.'],
  [[24, null, 20, 24], '3 of the newest 4 reviews, usually within a day.'],
  [[50, 60, 49], '3 of the newest 3 reviews, usually within 3 days.'],
])('%j: %s', (hours, sentence) => {
  const habit = replyHabitOf(hours.map(after))
  expect(habit && replySentence(habit)).toBe(`The owner replied to ${sentence}`)
})

it.each([[[]], [[1, 2]], [[null, null, null]]])('%j is no habit', (hours) => {
  expect(replyHabitOf(hours.map(after))).toBeNull()
})
