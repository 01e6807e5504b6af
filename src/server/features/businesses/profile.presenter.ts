import type { Profile } from '#shared/schemas/profile.ts'
import { presentBusiness } from './business.presenter.ts'
import type { OwnBusinessRow } from './profile.repository.ts'

/** For its owner only: the public fields, its status and its ids. */
export function presentProfile(row: OwnBusinessRow): Profile {
  return { ...presentBusiness(row), status: row.status, userId: row.userId, profileId: row.id }
}
