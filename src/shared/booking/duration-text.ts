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

interface Terms {
  startISO: string | null
  endISO: string | null
  serviceName: string | null
  price: number | null
}

/** How long a booked service takes, '1 h 30 min'; nothing without a service: then the end is only assumed. */
export function takesText({ startISO, endISO, serviceName }: Omit<Terms, 'price'>): string {
  if (!serviceName || !startISO || !endISO) return ''
  return durationText((Date.parse(endISO) - Date.parse(startISO)) / 60_000)
}

/** '45 min · R280', or as much of it as is known. */
export const termsText = (booking: Terms): string =>
  [takesText(booking), priceText(booking.price)].filter(Boolean).join(' · ')

/** 'R280', 'Free', or nothing without a price. */
export function priceText(price: number | null): string {
  if (price === null) return ''
  return price === 0 ? 'Free' : formatRand(price)
}
