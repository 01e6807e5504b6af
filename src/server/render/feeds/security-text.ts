import { feeds } from '#shared/paths.ts'

/** RFC 9116 recommends an expiry within a year, so that nobody writes to an old contact. */
const VALID_DAYS = 180
const DAY_MS = 24 * 3_600_000

/** The contact for security problems. */
export function securityText(publicUrl: string, contact: string, now: Date): string {
  // Rounded to the day, so that the answer is the same all day.
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${feeds.security}`,
    '',
  ].join('\n')
}
