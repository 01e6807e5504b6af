import path from 'node:path'
import { z } from 'zod'
import type { Address } from '#server/platform/addresses/mail-address.ts'
import { findProductionProblem } from './production-rules.ts'
import {
  contact,
  httpUrl,
  mailAddress,
  onOff,
  optional,
  origin,
  port,
  type Settings,
  secret,
  withDefault,
} from './setting-types.ts'

/** One line a variable; `.env.example` explains each. */
export const PLATFORM_SETTINGS = {
  NODE_ENV: withDefault(z.enum(['development', 'test', 'production']), 'development'),
  PORT: withDefault(port, 3000),
  HOST: withDefault(z.string().min(1), '127.0.0.1'),
  PUBLIC_URL: optional(origin),
  ALLOW_INSECURE_HTTP: withDefault(onOff, 'off'),
  HSTS: withDefault(
    z.enum(['host', 'subdomains'], { error: 'must be host or subdomains' }),
    'host',
  ),
  DATA_DIR: withDefault(z.string().min(1), 'data'),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  ),
  IMAGES_DIR: optional(z.string().min(1)),
  S3_ENDPOINT: optional(httpUrl),
  S3_BUCKET: optional(z.string().min(1)),
  S3_REGION: withDefault(z.string().min(1), 'us-east-1'),
  S3_ACCESS_KEY_ID: optional(z.string().min(1)),
  S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
  DEMO: optional(onOff),
  AUTH_SECRET: optional(secret),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' })),
  MAIL_FROM: withDefault(mailAddress, {
    name: 'CPT Recommends',
    address: 'hello@cptrecommends.local',
  }),
  MAIL_REPLY_TO: optional(mailAddress),
  MAIL_DKIM_SELECTOR: optional(
    z.string().regex(/^[\w.-]{1,63}$/, 'must be the name of a DKIM key'),
  ),
  SUPPORT_EMAIL: withDefault(z.email(), 'support@cptrecommends.local'),
  SECURITY_CONTACT: optional(contact),
  MAIN_SITE_URL: withDefault(httpUrl, 'https://example.co.za/'),
  REQUIRE_TLS: withDefault(onOff, 'off'),
  TRUST_PROXY: optional(z.string()),
  RATE_LIMIT: withDefault(onOff, 'on'),
  ANSWER_MEMORY_MB: withDefault(
    z.coerce.number('must be a number of megabytes').min(0).max(4096),
    32,
  ),
  METRICS_PORT: optional(port),
  METRICS_HOST: withDefault(z.string().min(1), '127.0.0.1'),
  LOG_LEVEL: withDefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
}

type PlatformSettings = Settings<typeof PLATFORM_SETTINGS>

export interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

interface PlatformConfig {
  mode: 'development' | 'test' | 'production'
  port: number
  host: string
  /** Undefined outside production: the address is then the one the process listens on. */
  publicUrl: string | undefined
  /** Whether Strict-Transport-Security includes subdomains. */
  hstsSubdomains: boolean
  dataDir: string
  databaseUrl: string | undefined
  /** Images are stored here, unless there is a bucket. Several processes must share the folder. */
  imagesDir: string
  s3: S3Config | undefined
  demo: boolean
  /** The operator said DEMO=on; otherwise a demo is only what a start without settings makes. */
  demoIsChosen: boolean
  authSecret: string | undefined
  smtpUrl: string | undefined
  mailFrom: Address
  /** The default Reply-To address of messages. */
  mailReplyTo: Address
  /** The name of the key that mail is signed with; to look it up. */
  mailDkimSelector: string | undefined
  supportEmail: string
  /** An address as security.txt wants it, mailto: or https:. */
  securityContact: string
  mainSiteUrl: string
  /** Refuses to start with unencrypted connections over a network. */
  requireTls: boolean
  trustProxy: boolean | string
  rateLimit: boolean
  /** Memory for cached answers in bytes; 0 turns the cache off. */
  answerMemory: number
  /** The port for Prometheus, apart from the site's own port. Undefined: nothing is measured. */
  metrics: { port: number; host: string } | undefined
  logLevel: string
}

/** All settings: each feature adds its own to this interface in its `*.settings.ts`. */
export interface Config extends PlatformConfig {}

export class ConfigError extends Error {}

function parseTrustProxy(value: string | undefined): boolean | string {
  if (value === undefined || value === 'off' || value === 'false') return false
  if (value === 'on' || value === 'true' || /^\d+$/.test(value)) {
    throw new ConfigError(
      'TRUST_PROXY must name the proxies by address or range, such as 127.0.0.1 or 10.0.0.0/8: trusting everyone lets a visitor forge its address.',
    )
  }
  return value
}

function readS3(env: PlatformSettings): S3Config | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  const parts = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(parts).filter(([, value]) => value === undefined)
  if (missing.length === Object.keys(parts).length) return undefined
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new ConfigError(
      `${missing.map(([name]) => name).join(' and ')} missing: a bucket for images needs all of ${Object.keys(parts).join(', ')}.`,
    )
  if (env.IMAGES_DIR !== undefined)
    throw new ConfigError('IMAGES_DIR and S3_BUCKET are both set: images can be in one place only.')
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

export function readPlatformConfig(env: PlatformSettings): PlatformConfig {
  const production = env.NODE_ENV === 'production' || env.DATABASE_URL !== undefined
  const mode = env.NODE_ENV === 'development' && production ? 'production' : env.NODE_ENV
  const problem = mode === 'production' ? findProductionProblem(env) : null
  if (problem) throw new ConfigError(problem)
  return {
    mode,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    hstsSubdomains: env.HSTS === 'subdomains',
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    imagesDir: path.resolve(env.IMAGES_DIR ?? path.join(env.DATA_DIR, 'images')),
    s3: readS3(env),
    demo: env.DEMO === undefined ? !production : env.DEMO === 'on',
    demoIsChosen: env.DEMO === 'on',
    authSecret: env.AUTH_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailReplyTo: env.MAIL_REPLY_TO ?? { name: '', address: env.SUPPORT_EMAIL },
    mailDkimSelector: env.MAIL_DKIM_SELECTOR,
    supportEmail: env.SUPPORT_EMAIL,
    securityContact: env.SECURITY_CONTACT ?? `mailto:${env.SUPPORT_EMAIL}`,
    mainSiteUrl: env.MAIN_SITE_URL,
    requireTls: env.REQUIRE_TLS === 'on',
    trustProxy: parseTrustProxy(env.TRUST_PROXY),
    answerMemory: env.ANSWER_MEMORY_MB * 1024 * 1024,
    rateLimit: env.RATE_LIMIT === 'on',
    metrics:
      env.METRICS_PORT === undefined
        ? undefined
        : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    logLevel: env.LOG_LEVEL,
  }
}
