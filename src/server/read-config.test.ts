import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, findDefaultPasswordWarning } from './features/accounts/account.settings.ts'
import { findSandboxWarning } from './features/payments/payment.settings.ts'
import { ConfigError } from './platform/config/config.ts'
import { findPublicAddressProblem } from './platform/config/public-address.ts'
import { readConfig } from './read-config.ts'

describe('the configuration', () => {
  it('starts with nothing set, in demo mode on port 3000', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'development',
      port: 3000,
      demo: true,
      rateLimit: true,
      trustProxy: false,
      admin: { email: 'admin@cptrecommends.local', password: undefined },
    })
  })

  it('takes an empty value as not set, as .env files write it', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '', PUBLIC_URL: '' })).toMatchObject({
      port: 3000,
      smtpUrl: undefined,
      publicUrl: undefined,
    })
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'cptrecommends'],
    ['PUBLIC_URL', 'ftp://cptrecommends.local'],
    ['PUBLIC_URL', 'https://cptrecommends.local/start'],
    ['PUBLIC_URL', 'https://cptrecommends.local/?x'],
    ['PUBLIC_URL', 'https://somebody@cptrecommends.local'],
    ['AUTH_SECRET', ' '.repeat(44)],
    ['AUTH_SECRET', 'abc'.repeat(16)],
    ['DATABASE_URL', 'mysql://localhost/cpt'],
    ['SMTP_URL', 'localhost:25'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'short'],
    ['DEFAULT_PASSWORD', 'short'],
    ['PAYMENT_URL_BASIC', 'pay here'],
    ['DEMO', 'yes'],
    ['RATE_LIMIT', '0'],
    ['REQUIRE_TLS', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['HSTS', 'off'],
    ['ALLOW_INSECURE_HTTP', 'yes'],
    ['ADMIN_SECOND_FACTOR', 'off'],
    ['SECURITY_CONTACT', 'us'],
    ['SECURITY_CONTACT', 'http://cpt.local/security'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
  ])('rejects %s=%s with a message that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `))
  })

  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://cptrecommends.local/',
    AUTH_SECRET: 'a secret that is long enough for this',
  }

  it('never creates demo data in production, and normalises the address', () => {
    for (const PUBLIC_URL of [production.PUBLIC_URL, 'HTTPS://CPTrecommends.local'])
      expect(readConfig({ ...production, PUBLIC_URL })).toMatchObject({
        demo: false,
        publicUrl: 'https://cptrecommends.local',
      })
  })

  it('treats a database address as production', () => {
    const { AUTH_SECRET } = production
    const environment = { DATABASE_URL: 'postgres://localhost/cpt', AUTH_SECRET }
    expect(() => readConfig(environment)).toThrow(/^PUBLIC_URL is missing/)
    expect(readConfig({ ...environment, PUBLIC_URL: 'https://cpt.local' })).toMatchObject({
      mode: 'production',
      demo: false,
    })
  })

  it.each([
    [{ PUBLIC_URL: '' }, /^PUBLIC_URL is missing/],
    [{ RATE_LIMIT: 'off' }, /^RATE_LIMIT is off/],
    [{ DEMO: 'on' }, /^DEMO is on/],
    [{ PUBLIC_URL: 'http://cptrecommends.local' }, /^PUBLIC_URL .* https.* ALLOW_INSECURE_HTTP=on/],
    [{ PUBLIC_URL: 'HTTP://cptrecommends.local' }, /^PUBLIC_URL is an http address/],
    [{ AUTH_SECRET: '' }, /^AUTH_SECRET is missing.*openssl rand -base64 32/],
    [{ AUTH_SECRET: 'short' }, /^AUTH_SECRET is wrong/],
    [{ ADMIN_PASSWORD: DEMO_PASSWORD }, /^ADMIN_PASSWORD is the password that the README/],
    [{ DEFAULT_PASSWORD: DEMO_PASSWORD }, /^DEFAULT_PASSWORD is the password that the README/],
  ])('refuses a production start with %j', (change, sentence) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(sentence)
  })

  it.each([
    ['PUBLIC_URL is https://cpt.example', { PUBLIC_URL: 'https://cpt.example' }],
    ['PUBLIC_URL is https://localhost', { PUBLIC_URL: 'https://localhost' }],
    ['PUBLIC_URL is http://10.0.0.4:3000', { PUBLIC_URL: 'http://10.0.0.4:3000' }],
    ['HOST is 0.0.0.0', { HOST: '0.0.0.0' }],
    ['HOST is ::', { HOST: '::' }],
    ['HOST is 192.168.1.7', { HOST: '192.168.1.7', PUBLIC_URL: 'http://localhost:3000' }],
  ])('starts at a public address (%s) only as production or as a chosen demo', (start, change) => {
    for (const rest of [{}, { DEMO: 'off' }, { NODE_ENV: 'test' }, { NODE_ENV: 'development' }]) {
      const problem = findPublicAddressProblem(readConfig({ ...change, ...rest }))
      expect(problem).toMatch(/NODE_ENV=production.* or say DEMO=on/)
      expect(problem?.startsWith(start)).toBe(true)
    }
    expect(findPublicAddressProblem(readConfig({ ...change, DEMO: 'on' }))).toBeNull()
    const insecure = { ALLOW_INSECURE_HTTP: 'on' }
    expect(
      findPublicAddressProblem(readConfig({ ...production, ...insecure, ...change })),
    ).toBeNull()
  })

  it.each([
    {},
    { HOST: 'localhost' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
    { PUBLIC_URL: 'http://localhost:3000', DEMO: 'off' },
  ])('starts without more on this machine, with %j', (environment) => {
    expect(findPublicAddressProblem(readConfig(environment))).toBeNull()
  })

  it.each([
    ['https://sandbox.payfast.co.za', /^PAYFAST_URL is .*sandbox.* charges nobody/],
    ['https://sandbox.payfast.co.za/', /^PAYFAST_URL is /],
    ['https://www.payfast.co.za', null],
  ])('warns of a production that is paid at %s', (PAYFAST_URL, sentence) => {
    const account = {
      PAYFAST_MERCHANT_ID: '10000100',
      PAYFAST_MERCHANT_KEY: '46f0cd694581a',
      PAYFAST_PASSPHRASE: 'a-long-passphrase',
    }
    const warning = findSandboxWarning(readConfig({ ...production, ...account, PAYFAST_URL }))
    if (sentence) expect(warning).toMatch(sentence)
    else expect(warning).toBeNull()
    expect(findSandboxWarning(readConfig({ ...account, PAYFAST_URL }))).toBeNull()
  })

  it('warns of one password for every reset', () => {
    const shared = readConfig({ ...production, DEFAULT_PASSWORD: 'welkom-in-die-kaap' })
    expect(findDefaultPasswordWarning(shared)).toMatch(/^DEFAULT_PASSWORD is set/)
    expect(findDefaultPasswordWarning(readConfig(production))).toBeNull()
  })

  it('allows http in production if the operator sets it explicitly', () => {
    const plain = { PUBLIC_URL: 'http://cpt.local', ALLOW_INSECURE_HTTP: 'on' }
    expect(readConfig({ ...production, ...plain }).publicUrl).toBe('http://cpt.local')
  })

  it('requires a second step of admins in production, unless the operator turns it off', () => {
    const asks = (change: object) => readConfig({ ...production, ...change }).requireSecondFactor
    expect(asks({})).toBe(true)
    expect(asks({ ADMIN_SECOND_FACTOR: '' })).toBe(true)
    expect(asks({ ADMIN_SECOND_FACTOR: 'optional' })).toBe(false)
    expect(readConfig({}).requireSecondFactor).toBe(false)
    expect(readConfig({ ADMIN_SECOND_FACTOR: 'required' }).requireSecondFactor).toBe(true)
  })

  it.each([
    ['/srv/cpt', '/srv/cpt', ''],
    ['/srv/cpt/', '/srv/cpt', '/mnt/pictures'],
    ['/srv/cpt/images', '/srv/cpt', ''],
    ['/srv/cpt/images/old', '/srv/cpt', ''],
    ['/srv/cpt/backup-work', '/srv/cpt', ''],
    ['/srv/cpt/backup-work/nightly', '/srv/cpt', ''],
    ['/mnt', '/srv/cpt', '/mnt/images'],
    ['/mnt', '/srv/cpt', '/mnt/images/live'],
    ['/mnt/pictures', '/srv/cpt', '/mnt/pictures'],
  ])('refuses backups to %s, which would delete in %s %s', (BACKUP_TO, DATA_DIR, IMAGES_DIR) => {
    expect(() => readConfig({ BACKUP_TO, DATA_DIR, IMAGES_DIR })).toThrow('the site itself uses')
  })

  it('refuses backups to the data folder under another name', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cpt-links-'))
    const BACKUP_TO = path.join(folder, 'link')
    symlinkSync('.', BACKUP_TO)
    expect(() => readConfig({ BACKUP_TO, DATA_DIR: folder })).toThrow('the site itself uses')
    rmSync(folder, { recursive: true })
  })

  it.each(['/srv/cpt/backups', '/srv', '/srv/cpt-images', '/var/backups/cpt'])(
    'allows backups to %s',
    (folder) => {
      const { backupTo } = readConfig({ BACKUP_TO: folder, DATA_DIR: '/srv/cpt' })
      expect(backupTo).toEqual({ folder })
    },
  )

  it.each([
    [{}, 'mailto:support@cptrecommends.local'],
    [{ SUPPORT_EMAIL: 'hi@cpt.local' }, 'mailto:hi@cpt.local'],
    [{ SECURITY_CONTACT: 'safe@cpt.local' }, 'mailto:safe@cpt.local'],
    [{ SECURITY_CONTACT: 'https://cpt.local/security' }, 'https://cpt.local/security'],
  ])('has the security contact of %j', (environment, contact) => {
    expect(readConfig(environment).securityContact).toBe(contact)
  })
})
