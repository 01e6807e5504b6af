import type { ColumnType, Generated } from 'kysely'
import type { Flag, Timestamp } from '#server/platform/db/column-types.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import type { Role } from '#shared/accounts/user-role.ts'
import type { UserStatus } from '#shared/accounts/user-status.ts'
import type { Plan } from '#shared/money/plans.ts'

interface UserTable {
  id: string
  email: string
  emailVerified: ColumnType<number, number | undefined, number>
  role: Role
  plan: Plan
  status: UserStatus
  mustChangePassword: Generated<Flag>
  isDemo: Generated<Flag>
  /** Set by the unsubscribe link in the monthly digest. */
  digestOptOut: Generated<Flag>
  createdAt: Timestamp
  updatedAt: Timestamp
}

interface SessionTable {
  id: string
  userId: string
  /** SHA-256 of the token in the cookie. */
  tokenHash: string
  /** A readable name such as 'Chrome on Android', never the raw User-Agent. */
  device: string
  createdAt: Timestamp
  /** When its use was last noted. */
  updatedAt: Timestamp
  expiresAt: Timestamp
}

/** A browser that has signed in to this account. */
interface KnownDeviceTable {
  userId: string
  /** A hash of the device cookie and the account, so that a device cannot be matched across accounts. */
  deviceHash: string
  expiresAt: Timestamp
}

interface CredentialTable {
  userId: string
  /** Argon2id, with its own parameters and salt. */
  password: string
  updatedAt: Timestamp
}

interface VerificationTable {
  id: string
  identifier: string
  value: string
  expiresAt: Timestamp
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** The second factor of an admin: an authenticator app. */
interface SecondFactorTable {
  userId: string
  /** The secret of the authenticator app, encrypted with the signing secret. */
  sealedSecret: string
  confirmedAt: Timestamp | null
  /** The 30-second step of the last accepted code: no code of this step or an earlier one is accepted again. */
  lastStep: number
  createdAt: Timestamp
}

interface RecoveryCodeTable {
  userId: string
  codeHash: string
}

interface AccountTables {
  users: UserTable
  sessions: SessionTable
  knownDevices: KnownDeviceTable
  credentials: CredentialTable
  verifications: VerificationTable
  secondFactors: SecondFactorTable
  recoveryCodes: RecoveryCodeTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends AccountTables {}
}

export const ACCOUNT_TABLES: TableRules<keyof AccountTables> = {
  users: { shown: { only: ['plan', 'status'] }, inBackup: true },
  sessions: { shown: false, inBackup: true },
  knownDevices: { shown: false, inBackup: true },
  credentials: { shown: false, inBackup: true },
  verifications: { shown: false, inBackup: true },
  secondFactors: { shown: false, inBackup: true },
  recoveryCodes: { shown: false, inBackup: true },
}
