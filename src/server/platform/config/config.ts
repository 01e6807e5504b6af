import path from 'node:path'
import { z } from 'zod'
import { isNetwork } from '#server/platform/http/networks.ts'
import { parseAddress } from '#server/platform/mail/mail-address.ts'
import type { Address } from '#server/platform/mail/transport.ts'
import {
  PAYFAST_LIVE_URL,
  PAYFAST_NETWORKS,
  type PayfastConfig,
  readPayfast,
} from './payfast-config.ts'
import { findProductionProblem } from './production-rules.ts'
import { findUnencryptedConnections } from './unencrypted-connections.ts'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  z.preprocess(blankIsUnset, schema.optional()).transform((given): z.output<T> => given ?? value)

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
/** As browsers write it: `HTTP://Site.example/` becomes `http://site.example`. */
const origin = httpUrl.transform((text, check) => {
  const { origin, pathname, username, password, search, hash } = new URL(text)
  if (pathname === '/' && !username && !password && !search && !hash) return origin
  check.addIssue('must be an http or https address with nothing behind the host')
  return z.NEVER
})
/**
 * Refuses long but weak secrets such as one repeated letter; random hexadecimal text practically always has 8
 * different characters.
 */
const MIN_CHARACTERS = 8
const secret = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine(
    (text) => new Set(text).size >= MIN_CHARACTERS,
    'must be random, such as `openssl rand -base64 32` makes it',
  )
const mailAddress = z.string().transform((text, check) => {
  const address = parseAddress(text)
  if (address) return address
  check.addIssue('must be an address, or a name followed by an address in < and >')
  return z.NEVER
})
/** Where security problems are reported: a page, or a mailbox. */
const contact = z.string().transform((text, check) => {
  if (z.email().safeParse(text).success) return `mailto:${text}`
  if (z.url({ protocol: /^(https|mailto)$/ }).safeParse(text).success) return text
  check.addIssue('must be an e-mail address or an https address')
  return z.NEVER
})
/** Addresses and ranges, separated by commas. */
const networks = z.string().transform((text, check) => {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.every(isNetwork)) return parts
  check.addIssue('must be addresses or ranges such as 203.0.113.0/28, with commas between')
  return z.NEVER
})
const onOff = z.enum(['on', 'off'], { error: 'must be on or off' })

/** The environment, one line a variable; `.env.example` explains each. */
const environmentSchema = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'test', 'production']), 'development'),
  PORT: withDefault(
    z.coerce.number('must be a number from 0 to 65535').int().min(0).max(65535),
    3000,
  ),
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
  ADMIN_EMAIL: withDefault(z.email(), 'admin@cptrecommends.local'),
  ADMIN_PASSWORD: optional(z.string().min(8, 'must have at least 8 characters')),
  ADMIN_SECOND_FACTOR: optional(
    z.enum(['optional', 'required'], { error: 'must be optional or required' }),
  ),
  DEFAULT_PASSWORD: optional(z.string().min(8, 'must have at least 8 characters')),
  AUTH_SECRET: optional(secret),
  PAYMENT_URL_BASIC: optional(httpUrl),
  PAYMENT_URL_PREMIUM: optional(httpUrl),
  PAYFAST_MERCHANT_ID: optional(z.string().regex(/^\d{1,12}$/, 'must be a number')),
  PAYFAST_MERCHANT_KEY: optional(z.string().regex(/^\w{1,40}$/, 'must be letters and digits')),
  PAYFAST_PASSPHRASE: optional(
    z.string().regex(/^[\w.-]{8,32}$/, 'must be 8 to 32 letters, digits, or any of - _ .'),
  ),
  PAYFAST_URL: withDefault(httpUrl, PAYFAST_LIVE_URL),
  PAYFAST_NETWORKS: withDefault(networks, PAYFAST_NETWORKS),
  SELLER_NAME: withDefault(z.string().min(1), 'CPT Recommends'),
  SELLER_ADDRESS: withDefault(z.string().min(1), 'Cape Town, South Africa'),
  SELLER_REGISTRATION: optional(z.string().min(1)),
  SELLER_VAT_NUMBER: optional(
    z.string().regex(/^4\d{9}$/, 'must be the ten digits of a VAT number'),
  ),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' })),
  MAIL_FROM: withDefault(mailAddress, {
    name: 'CPT Recommends',
    address: 'hello@cptrecommends.local',
  }),
  MAIL_REPLY_TO: optional(mailAddress),
  SUPPORT_EMAIL: withDefault(z.email(), 'support@cptrecommends.local'),
  SECURITY_CONTACT: optional(contact),
  MAIN_SITE_URL: withDefault(httpUrl, 'https://example.co.za/'),
  NEWSLETTER_DOUBLE_OPT_IN: withDefault(onOff, 'off'),
  REQUIRE_TLS: withDefault(onOff, 'off'),
  TRUST_PROXY: optional(z.string()),
  RATE_LIMIT: withDefault(onOff, 'on'),
  ANSWER_MEMORY_MB: withDefault(
    z.coerce.number('must be a number of megabytes').min(0).max(4096),
    32,
  ),
  METRICS_PORT: optional(
    z.coerce.number('must be a number from 0 to 65535').int().min(0).max(65535),
  ),
  METRICS_HOST: withDefault(z.string().min(1), '127.0.0.1'),
  LOG_LEVEL: withDefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
})

export interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface Config {
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
  admin: { email: string; password: string | undefined }
  /** Admins without a second factor can do nothing but set one up. */
  requireSecondFactor: boolean
  defaultPassword: string | undefined
  authSecret: string | undefined
  paymentUrl: { BASIC: string | undefined; PREMIUM: string | undefined }
  payfast: PayfastConfig | undefined
  /** Who issues the invoices. With a VAT number they are tax invoices. */
  seller: {
    name: string
    /** Commas become line breaks. */
    address: string
    registration: string | undefined
    vatNumber: string | undefined
  }
  smtpUrl: string | undefined
  mailFrom: Address
  /** The default Reply-To address of messages. */
  mailReplyTo: Address
  supportEmail: string
  /** An address as security.txt wants it, mailto: or https:. */
  securityContact: string
  mainSiteUrl: string
  newsletterDoubleOptIn: boolean
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

export class ConfigError extends Error {}

/** The password of the demo's accounts; the README names it. It is refused in production. */
export const DEMO_PASSWORD = 'tafelberg-2024'

function parseTrustProxy(value: string | undefined): boolean | string {
  if (value === undefined || value === 'off' || value === 'false') return false
  if (value === 'on' || value === 'true' || /^\d+$/.test(value)) {
    throw new ConfigError(
      'TRUST_PROXY must name the proxies by address or range, such as 127.0.0.1 or 10.0.0.0/8: trusting everyone lets a visitor forge its address.',
    )
  }
  return value
}

function readS3(env: z.output<typeof environmentSchema>): S3Config | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  const parts = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(parts).filter(([, value]) => value === undefined)
  if (missing.length === Object.keys(parts).length) return undefined
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new ConfigError(
      `${missing.map(([name]) => name).join(' and ')} missing: a bucket for pictures needs all of ${Object.keys(parts).join(', ')}.`,
    )
  if (env.IMAGES_DIR !== undefined)
    throw new ConfigError(
      'IMAGES_DIR and S3_BUCKET are both set: pictures can lie in one place only.',
    )
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

function refuseSentence<T extends object>(read: T | string | undefined): T | undefined {
  if (typeof read === 'string') throw new ConfigError(read)
  return read
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${String(issue?.path[0])} is wrong: ${issue?.message}.`)
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production' || env.DATABASE_URL !== undefined
  const mode = env.NODE_ENV === 'development' && production ? 'production' : env.NODE_ENV
  const problem = mode === 'production' ? findProductionProblem(env, DEMO_PASSWORD) : null
  if (problem) throw new ConfigError(problem)
  const config: Config = {
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
    admin: { email: env.ADMIN_EMAIL.toLowerCase(), password: env.ADMIN_PASSWORD },
    requireSecondFactor: env.ADMIN_SECOND_FACTOR
      ? env.ADMIN_SECOND_FACTOR === 'required'
      : mode === 'production',
    defaultPassword: env.DEFAULT_PASSWORD,
    authSecret: env.AUTH_SECRET,
    paymentUrl: { BASIC: env.PAYMENT_URL_BASIC, PREMIUM: env.PAYMENT_URL_PREMIUM },
    payfast: refuseSentence(readPayfast(env)),
    seller: {
      name: env.SELLER_NAME,
      address: env.SELLER_ADDRESS,
      registration: env.SELLER_REGISTRATION,
      vatNumber: env.SELLER_VAT_NUMBER,
    },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailReplyTo: env.MAIL_REPLY_TO ?? { name: '', address: env.SUPPORT_EMAIL },
    supportEmail: env.SUPPORT_EMAIL,
    securityContact: env.SECURITY_CONTACT ?? `mailto:${env.SUPPORT_EMAIL}`,
    mainSiteUrl: env.MAIN_SITE_URL,
    newsletterDoubleOptIn: env.NEWSLETTER_DOUBLE_OPT_IN === 'on',
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
  const plain = config.requireTls ? findUnencryptedConnections(config) : []
  if (plain.length > 0) throw new ConfigError(plain.join('\n'))
  return config
}
