import { afterEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { readConfig } from '#server/read-config.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

/** Newcomers of one address may subscribe sixty times in ten minutes. */
const ALLOWED = 60
const PROXY = '10.0.0.7'

let app: TestApp | undefined
afterEach(async () => {
  await app?.close()
  app = undefined
})

/** How many of these new visitors are accepted, each with its own headers and address. */
async function countAccepted(
  environment: Record<string, string>,
  visit: (index: number) => { remoteAddress: string; headers: Record<string, string> },
  visits = ALLOWED + 20,
): Promise<number> {
  app = await createTestApp('sqlite', { RATE_LIMIT: 'on', ...environment })
  let accepted = 0
  for (let index = 0; index < visits; index += 1) {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/newsletter',
      // The hidden field is filled in: counted like any other, and nothing is stored for it.
      payload: { email: `visitor-${index}@example.co.za`, website: 'https://robot.example' },
      ...visit(index),
    })
    if (answer.statusCode === 200) accepted += 1
    else expect(answer.statusCode).toBe(429)
  }
  return accepted
}

const FORGED = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
]

describe('without a proxy', () => {
  it.each(FORGED)('%s changes nothing: the limit counts who connects', async (name) => {
    const accepted = await countAccepted({}, (index) => ({
      remoteAddress: '198.51.100.1',
      headers: { [name]: name === 'forwarded' ? `for=203.0.113.${index}` : `203.0.113.${index}` },
    }))
    expect(accepted).toBe(ALLOWED)
  })
})

describe('behind a trusted proxy', () => {
  const environment = { TRUST_PROXY: '10.0.0.0/8' }

  it('visitors are counted separately', async () => {
    const accepted = await countAccepted(environment, (index) => ({
      remoteAddress: PROXY,
      headers: { 'x-forwarded-for': `203.0.113.${index}` },
    }))
    expect(accepted).toBe(ALLOWED + 20)
  })

  it('what a visitor puts before the proxy’s entry is ignored', async () => {
    const accepted = await countAccepted(environment, (index) => ({
      remoteAddress: PROXY,
      headers: { 'x-forwarded-for': `203.0.113.${index}, 198.51.100.1` },
    }))
    expect(accepted).toBe(ALLOWED)
  })

  it('a visitor who names trusted addresses gains nothing', async () => {
    const accepted = await countAccepted(environment, (index) => ({
      remoteAddress: PROXY,
      headers: { 'x-forwarded-for': `203.0.113.${index}, 198.51.100.1, 10.0.0.${index % 250}` },
    }))
    expect(accepted).toBe(ALLOWED)
  })

  it('the header of a client that bypasses the proxy is ignored', async () => {
    const accepted = await countAccepted(environment, (index) => ({
      remoteAddress: '198.51.100.1',
      headers: { 'x-forwarded-for': `203.0.113.${index}` },
    }))
    expect(accepted).toBe(ALLOWED)
  })

  it('nonsense in the header is one visitor, not many', async () => {
    const accepted = await countAccepted(environment, (index) => ({
      remoteAddress: PROXY,
      headers: { 'x-forwarded-for': `${'x'.repeat(index + 1)}, , 198.51.100.1` },
    }))
    expect(accepted).toBe(ALLOWED)
  })
})

describe('a changing address', () => {
  const hex = (index: number) => index.toString(16)

  it('through a /64 of IPv6 is one visitor', async () => {
    const accepted = await countAccepted({}, (index) => ({
      remoteAddress: `2001:db8:1:1:${hex(index)}::${hex(index)}`,
      headers: {},
    }))
    expect(accepted).toBe(ALLOWED)
  })

  it('through a /64 behind a proxy is one visitor too, however it is written', async () => {
    const accepted = await countAccepted({ TRUST_PROXY: '10.0.0.0/8' }, (index) => ({
      remoteAddress: PROXY,
      headers: { 'x-forwarded-for': `2001:0DB8:0001:0001:0:${hex(index)}::` },
    }))
    expect(accepted).toBe(ALLOWED)
  })

  it('mapped into IPv6 is the IPv4 address', async () => {
    const accepted = await countAccepted({}, (index) => ({
      remoteAddress: index % 2 ? '::ffff:198.51.100.1' : '198.51.100.1',
      headers: {},
    }))
    expect(accepted).toBe(ALLOWED)
  })

  it('through the many /64 of a /48 is limited as well', async () => {
    const before = ALLOWED * 16
    const accepted = await countAccepted(
      {},
      (index) => ({ remoteAddress: `2001:db8:2:${hex(index)}::1`, headers: {} }),
      before + 20,
    )
    expect(accepted).toBe(before)
  })

  it('through a /48 uses up neither what all may ask of a business, nor the guesses at an account', async () => {
    app = await createTestApp('sqlite', { RATE_LIMIT: 'on' })
    const business = await createBusiness(app.context.db)
    const send = async (url: string, payload: object, remoteAddress: string) =>
      (await app?.server.inject({ method: 'POST', url, payload, remoteAddress }))?.statusCode
    const book = (index: number, remoteAddress: string) =>
      send(
        '/api/booking',
        {
          businessId: business.id,
          name: 'Thandi',
          phone: '082 555 0134',
          email: `visitor-${index}@example.co.za`,
        },
        remoteAddress,
      )
    const guess = (remoteAddress: string) =>
      send(
        '/api/login',
        { email: 'owner@example.co.za', password: 'a guess or two' },
        remoteAddress,
      )
    const statuses: (number | undefined)[] = []
    for (let index = 0; index < 110; index += 1) {
      const address = `2001:db8:3:${hex(index)}::1`
      statuses.push(await book(index, address), await guess(address))
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(50)
    expect(statuses.filter((status) => status === 401)).toHaveLength(14)
    expect(await book(200, '198.51.100.1')).toBe(201)
    expect(await guess('198.51.100.1')).toBe(401)
  })

  it('is another visitor in another /48', async () => {
    const accepted = await countAccepted({}, (index) => ({
      remoteAddress: `2001:db8:${hex(index)}::1`,
      headers: {},
    }))
    expect(accepted).toBe(ALLOWED + 20)
  })
})

it.each(['on', 'true', '1', '2'])(
  'TRUST_PROXY=%s does not start: it would trust everybody',
  (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow('must name the proxies')
  },
)

it.each(['', 'off', 'false'])('TRUST_PROXY=%s trusts nobody', (value) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(false)
})

it('guesses at a password are counted by the account too, whatever the address', async () => {
  app = await createTestApp('sqlite', { RATE_LIMIT: 'on', TRUST_PROXY: '10.0.0.0/8' })
  const statuses: number[] = []
  for (let index = 0; index < 65; index += 1) {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'nobody@example.co.za', password: 'a guess or two' },
      remoteAddress: PROXY,
      headers: { 'x-forwarded-for': `203.0.113.${index}` },
    })
    statuses.push(answer.statusCode)
  }
  expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true)
  expect(statuses.slice(60)).toEqual([429, 429, 429, 429, 429])
})
