import { RadioGroup, RadioGroupItem } from '@radix-ui/react-radio-group'
import { StarShape } from '#web/components/art/star-shape.tsx'
import { MOST_STARS } from './stars-in-words.ts'

type StarPickerProps = {
  /** 0 means none chosen yet. */
  value: number
  onChange: (stars: number) => void
  label: string
  disabled?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean
}

const CHOICES = Array.from({ length: MOST_STARS }, (_, index) => index + 1)

/** Choose one to five stars by mouse, finger or arrow keys. */
export function StarPicker({ value, onChange, label, ...rest }: StarPickerProps) {
  return (
    <RadioGroup
      {...rest}
      className="pick"
      orientation="horizontal"
      aria-label={label}
      value={value > 0 ? String(value) : ''}
      onValueChange={(chosen) => onChange(Number(chosen))}
    >
      {CHOICES.map((stars) => (
        <RadioGroupItem
          key={stars}
          value={String(stars)}
          aria-label={stars === 1 ? '1 star' : `${stars} stars`}
          data-filled={stars <= value}
        >
          <StarShape />
        </RadioGroupItem>
      ))}
    </RadioGroup>
  )
}
