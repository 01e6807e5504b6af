import { countOf } from '#shared/text/numbers.ts'

/** How many of the newest reviews are looked at. */
export const HABIT_REVIEWS = 40
/** Fewer say nothing about a habit. */
const FEWEST = 3

const HOUR_MS = 3600 * 1000
const DAY_HOURS = 24

export interface ReplyHabit {
  of: number
  answered: number
  /** The median of the replies. */
  hours: number
}

/** How often and how fast an owner replies to the newest reviews; null without any reply. */
export function replyHabitOf(
  reviews: readonly { createdAt: string; repliedAt: string | null }[],
): ReplyHabit | null {
  const hours = reviews
    .flatMap(({ createdAt, repliedAt }) =>
      repliedAt === null ? [] : [(Date.parse(repliedAt) - Date.parse(createdAt)) / HOUR_MS],
    )
    .sort((one, other) => one - other)
  const median = hours[Math.floor(hours.length / 2)]
  if (median === undefined || reviews.length < FEWEST) return null
  return { of: reviews.length, answered: hours.length, hours: Math.max(1, Math.ceil(median)) }
}

/** 'The owner replied to 8 of the newest 10 reviews, usually within a day.' */
export function replySentence({ of, answered, hours }: ReplyHabit): string {
  return `The owner replied to ${answered} of the newest ${of} reviews, usually within ${spanOf(hours)}.`
}

function spanOf(hours: number): string {
  if (hours === 1) return 'an hour'
  if (hours < DAY_HOURS) return countOf(hours, 'hour')
  const days = Math.ceil(hours / DAY_HOURS)
  return days === 1 ? 'a day' : countOf(days, 'day')
}
