import type { FailedSignIn } from '#shared/schemas/accounts/failed-sign-in.ts'
import type { FailedSignInRow } from './failed-sign-in.repository.ts'

export function presentFailedSignIn(row: FailedSignInRow): FailedSignIn {
  return { at: row.createdAt, reason: row.reason, device: row.device, network: row.network }
}
