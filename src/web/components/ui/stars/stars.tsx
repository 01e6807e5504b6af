import { filledStars, starsInWords } from './stars-in-words.ts'

/** A read-only rating. The stars are drawn by the style sheet: lists show hundreds of them. */
export function Stars({ value, label }: { value: number; label?: string }) {
  return (
    <span
      className={`stars stars--${String(filledStars(value)).replace('.', '-')}`}
      role="img"
      aria-label={label ?? starsInWords(value)}
    />
  )
}
