import { z } from 'zod'
import { ACCOUNT_SETTINGS, readAccountConfig } from './features/accounts/account.settings.ts'
import { BACKUP_SETTINGS, readBackupConfig } from './features/backups/backup.settings.ts'
import {
  OTHER_CALENDAR_SETTINGS,
  readOtherCalendarConfig,
} from './features/booking-times/other-calendar/other-calendar.settings.ts'
import { INVOICE_SETTINGS, readInvoiceConfig } from './features/invoices/invoice.settings.ts'
import {
  findUnencryptedPayments,
  PAYMENT_SETTINGS,
  readPaymentConfig,
} from './features/payments/payment.settings.ts'
import {
  RETENTION_SETTINGS,
  readRetentionConfig,
} from './features/personal-data/retention.settings.ts'
import { readUnclaimedConfig, UNCLAIMED_SETTINGS } from './features/unclaimed/unclaimed.settings.ts'
import {
  type Config,
  ConfigError,
  PLATFORM_SETTINGS,
  readPlatformConfig,
} from './platform/config/config.ts'
import { findUnencryptedPlatform } from './platform/config/unencrypted-connections.ts'

/** Where the settings of all features meet. */
export const environmentSchema = z.object({
  ...PLATFORM_SETTINGS,
  ...ACCOUNT_SETTINGS,
  ...PAYMENT_SETTINGS,
  ...INVOICE_SETTINGS,
  ...OTHER_CALENDAR_SETTINGS,
  ...BACKUP_SETTINGS,
  ...RETENTION_SETTINGS,
  ...UNCLAIMED_SETTINGS,
})

export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${String(issue?.path[0])} is wrong: ${issue?.message}.`)
  }
  const env = parsed.data
  const platform = readPlatformConfig(env)
  const config: Config = {
    ...platform,
    ...readAccountConfig(env, platform.mode === 'production'),
    ...readPaymentConfig(env, platform.demo),
    ...readInvoiceConfig(env),
    ...readOtherCalendarConfig(env, platform.mode === 'test'),
    ...readBackupConfig(env, platform),
    ...readRetentionConfig(env),
    ...readUnclaimedConfig(env),
  }
  const unencrypted = config.requireTls ? findUnencryptedConnections(config) : []
  if (unencrypted.length > 0) throw new ConfigError(unencrypted.join('\n'))
  return config
}

/** Why the site would not start with these settings, or null. */
export function findSettingsProblem(environment: Record<string, string>): string | null {
  try {
    readConfig(environment)
    return null
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

/** A sentence for each connection over a network that can be read or changed on the way. */
export function findUnencryptedConnections(
  config: Pick<Config, 'databaseUrl' | 'payfast' | 's3' | 'smtpUrl'>,
): string[] {
  return [...findUnencryptedPlatform(config), findUnencryptedPayments(config)].filter(
    (sentence) => sentence !== null,
  )
}
