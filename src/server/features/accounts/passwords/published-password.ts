import { DEMO_PASSWORD } from '#server/features/accounts/account.settings.ts'

/** It is published in the README, so attackers try it first. */
export function isPublishedPassword(password: string): boolean {
  return password === DEMO_PASSWORD
}
