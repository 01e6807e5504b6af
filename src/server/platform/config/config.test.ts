import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

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
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
  ])('stops at %s=%s with a sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} `))
  })

  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://cptrecommends.local/' }

  it('never makes demo data in production, and drops the slash of the address', () => {
    expect(readConfig(production)).toMatchObject({
      demo: false,
      publicUrl: 'https://cptrecommends.local',
    })
  })

  it('treats a database address as production', () => {
    const environment = { DATABASE_URL: 'postgres://localhost/cpt' }
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
  ])('refuses a production start with %j', (change, sentence) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(sentence)
  })
})
