import type { ColumnType, Generated } from 'kysely'
import type { Flag, Optional, Timestamp } from '#server/platform/db/column-types.ts'
import { BY_ACCOUNT, deletedWith, type TableRules } from '#server/platform/db/table-rules.ts'
import type { SignInFailure } from '#shared/accounts/sign-in-failure.ts'
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
  /** The account has paid with the demo's simulator, and nothing that counts. */
  paidInDemo: Generated<Flag>
  /** Set by the unsubscribe link in the monthly digest. */
  digestOptOut: Generated<Flag>
  /** The version of the Terms of Service that was agreed to; null for accounts from before there were any. */
  termsVersion: Optional<number>
  termsAcceptedAt: Optional<Timestamp>
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

/**
 * The same browsers, but not those of the last password only: whoever has been signed in as an owner writes no review of
 * that business.
 */
interface SignedInDeviceTable {
  userId: string
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
  /** The address that the link was sent to, where it matters. */
  email: Optional<string>
  expiresAt: Timestamp
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** A second factor: an authenticator app. */
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

/** A failed sign-in to an account, for admins: the last ten, for a month. */
interface FailedSignInTable {
  id: string
  userId: string
  reason: SignInFailure
  /** As in a session: never the raw User-Agent. */
  device: string
  /** The network of the IP address, as in the log. */
  network: string
  createdAt: Timestamp
  expiresAt: Timestamp
}

/** A key pair on a device of the user, of which this is the public half. */
interface PasskeyTable {
  id: string
  userId: string
  credentialId: string
  /** As the device sent it (COSE), in base64url. */
  publicKey: string
  /** How often the key has signed, if its device counts; otherwise 0. */
  counter: number
  name: string
  createdAt: Timestamp
  lastUsedAt: Timestamp | null
}

interface AccountTables {
  users: UserTable
  sessions: SessionTable
  knownDevices: KnownDeviceTable
  signedInDevices: SignedInDeviceTable
  credentials: CredentialTable
  verifications: VerificationTable
  secondFactors: SecondFactorTable
  recoveryCodes: RecoveryCodeTable
  failedSignIns: FailedSignInTable
  passkeys: PasskeyTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends AccountTables {}
}

export const ACCOUNT_TABLES: TableRules<keyof AccountTables> = {
  users: {
    shown: { only: ['plan', 'status'] },
    inBackup: true,
    personal: {
      owner: deletedWith({ account: 'id' }, 'account', [
        'email',
        'plan',
        'status',
        'digestOptOut',
        'createdAt',
        'termsVersion',
        'termsAcceptedAt',
      ]),
    },
  },
  sessions: {
    shown: false,
    inBackup: true,
    personal: {
      owner: deletedWith(BY_ACCOUNT, 'signIns', ['device', 'createdAt', 'updatedAt', 'expiresAt']),
    },
  },
  knownDevices: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_ACCOUNT, 'signIns', []) },
  },
  signedInDevices: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_ACCOUNT, 'signIns', []) },
  },
  credentials: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_ACCOUNT, 'account', ['updatedAt']) },
  },
  verifications: {
    shown: false,
    inBackup: true,
    personal: {
      owner: deletedWith({ account: 'value' }, 'account', ['email', 'createdAt', 'expiresAt']),
    },
  },
  secondFactors: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_ACCOUNT, 'account', ['createdAt', 'confirmedAt']) },
  },
  recoveryCodes: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_ACCOUNT, 'account', []) },
  },
  failedSignIns: {
    shown: false,
    inBackup: true,
    personal: {
      owner: deletedWith(BY_ACCOUNT, 'signIns', ['reason', 'device', 'network', 'createdAt']),
    },
  },
  passkeys: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_ACCOUNT, 'account', ['name', 'createdAt', 'lastUsedAt']) },
  },
}
