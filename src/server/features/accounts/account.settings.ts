import { z } from 'zod'
import { ConfigError } from '#server/platform/config/config.ts'
import { optional, type Settings, withDefault } from '#server/platform/config/setting-types.ts'

const password = z.string().min(8, 'must have at least 8 characters')

export const ACCOUNT_SETTINGS = {
  ADMIN_EMAIL: withDefault(z.email(), 'admin@cptrecommends.local'),
  ADMIN_PASSWORD: optional(password),
  ADMIN_SECOND_FACTOR: optional(
    z.enum(['optional', 'required'], { error: 'must be optional or required' }),
  ),
  DEFAULT_PASSWORD: optional(password),
}

interface AccountConfig {
  admin: { email: string; password: string | undefined }
  /** Admins without a second factor can do nothing but set one up. */
  requireSecondFactor: boolean
  defaultPassword: string | undefined
}

declare module '#server/platform/config/config.ts' {
  interface Config extends AccountConfig {}
}

/** The password of the demo's accounts; the README names it. It is refused in production. */
export const DEMO_PASSWORD = 'tafelberg-2024'

export function readAccountConfig(
  env: Settings<typeof ACCOUNT_SETTINGS>,
  isProduction: boolean,
): AccountConfig {
  for (const name of ['ADMIN_PASSWORD', 'DEFAULT_PASSWORD'] as const)
    if (isProduction && env[name] === DEMO_PASSWORD)
      throw new ConfigError(`${name} is the password that the README publishes: choose another.`)
  return {
    admin: { email: env.ADMIN_EMAIL.toLowerCase(), password: env.ADMIN_PASSWORD },
    requireSecondFactor: env.ADMIN_SECOND_FACTOR
      ? env.ADMIN_SECOND_FACTOR === 'required'
      : isProduction,
    defaultPassword: env.DEFAULT_PASSWORD,
  }
}

/** For the log of every start and the admin's panel. The setting itself stays, for whoever relies on it. */
export const findDefaultPasswordWarning = ({
  defaultPassword,
}: Pick<AccountConfig, 'defaultPassword'>): string | null =>
  defaultPassword === undefined
    ? null
    : 'DEFAULT_PASSWORD is set: every account whose password an admin resets gets the same one, and whoever was reset once can sign in to the next before its owner does. Leave it empty: each reset then makes a random password of its own.'
