import { DEMO_PASSWORD } from '#server/platform/config/config.ts'

/** Everybody can read it in the README, so it is the first that is tried. */
export function isPublishedPassword(password: string): boolean {
  return password === DEMO_PASSWORD
}
