import { formatRand } from '#shared/money/money.ts'

/** '45 min', '1 h', '1 h 30 min', '2 days'. */
export function durationText(minutes: number): string {
  const day = 24 * 60
  if (minutes >= day && minutes % day === 0)
    return minutes === day ? '1 day' : `${minutes / day} days`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** 'R280', 'Free', or nothing without a price. */
export function priceText(price: number | null): string {
  if (price === null) return ''
  return price === 0 ? 'Free' : formatRand(price)
}
