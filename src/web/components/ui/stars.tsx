import { starPath } from '#web/components/art/star-path.ts'
import { filledStars, MOST_STARS, starsInWords } from './stars-in-words.ts'

const PITCH = 26

function starsFrom(first: number, end: number): string {
  let path = ''
  for (let star = first; star < end; star += 1) path += starPath(star * PITCH)
  return path
}

/** A rating to look at. All five stars are two paths: lists show hundreds of them. */
export function Stars({ value, label }: { value: number; label?: string }) {
  const filled = filledStars(value)
  return (
    <svg
      className="stars"
      viewBox="1.9 0 124.2 24"
      role="img"
      aria-label={label ?? starsInWords(value)}
    >
      {filled > 0 && <path className="stars__on" d={starsFrom(0, filled)} />}
      {filled < MOST_STARS && <path d={starsFrom(filled, MOST_STARS)} />}
    </svg>
  )
}
