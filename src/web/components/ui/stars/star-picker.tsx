import { useId } from 'react'
import { countOf } from '#shared/text/numbers.ts'
import { StarShape } from '#web/components/art/star-shape.tsx'
import { MAX_STARS } from './stars-in-words.ts'

type StarPickerProps = {
  /** 0 means none chosen yet. */
  value: number
  onChange: (stars: number) => void
  label: string
  disabled?: boolean
  'aria-describedby'?: string
}

const CHOICES = Array.from({ length: MAX_STARS }, (_, index) => index + 1)

/**
 * Choose one to five stars by mouse, finger or arrow keys. Native radios choose
 * with the arrow key itself, however soon it is released.
 */
export function StarPicker({ value, onChange, label, ...group }: StarPickerProps) {
  const name = useId()
  return (
    <fieldset {...group} className="star-picker">
      <legend className="sr-only">{label}</legend>
      {CHOICES.map((stars) => (
        <label key={stars}>
          <input
            type="radio"
            name={name}
            value={stars}
            aria-label={countOf(stars, 'star')}
            checked={stars === value}
            onChange={() => onChange(stars)}
          />
          <StarShape />
        </label>
      ))}
    </fieldset>
  )
}
