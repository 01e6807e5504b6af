import { feeds } from '#shared/paths.ts'

/** RFC 9116 asks for an end within a year, so that nobody writes to a contact long gone. */
const HOLDS_DAYS = 180
const DAY_MS = 24 * 3_600_000

/** Whom to tell about a weakness. */
export function securityText(publicUrl: string, contact: string, now: Date): string {
  // To the day, so that the same is said all day.
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + HOLDS_DAYS) * DAY_MS)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}${feeds.security}`,
    '',
  ].join('\n')
}
