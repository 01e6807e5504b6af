import type { UserStatus } from '#shared/accounts/user-status.ts'

export const GEMS_ON_HOME = 4

/** The gems on the home page: the newest of active owners. `gems` are ordered newest first. */
export function gemsOnHome<Gem extends { business: { status: UserStatus } }>(gems: Gem[]): Gem[] {
  return gems.filter(({ business }) => business.status === 'ACTIVE').slice(0, GEMS_ON_HOME)
}
