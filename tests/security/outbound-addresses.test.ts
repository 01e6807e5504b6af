import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPublicAddress } from '#server/platform/addresses/is-public-address.ts'
import { FetchError, fetchPublicText, type Reach } from '#server/platform/outbound/public-fetch.ts'
import { readConfig } from '#server/read-config.ts'
import { type CalendarServer, startCalendarServer } from '#tests/helpers/servers/calendar-server.ts'

const LIMITS = { bytes: 1024 * 1024, ms: 2000, redirects: 3 }

let server: CalendarServer
/** Reaches only this machine; one name leads elsewhere. */
let reach: Reach
const resolve = vi.fn(async (hostname: string) =>
  hostname === 'inside.example' ? ['169.254.169.254'] : ['127.0.0.1'],
)
beforeAll(async () => {
  server = await startCalendarServer((_, response) => response.end('a calendar'))
  reach = {
    resolve,
    isAllowed: (address) => address === '127.0.0.1',
    anyPort: true,
    ca: server.certificate,
  }
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.length = 0
  resolve.mockClear()
})

const faultOf = async (address: string, how: Partial<Reach> = {}, limits = LIMITS) => {
  try {
    await fetchPublicText(address, limits, { ...reach, ...how })
    return 'none'
  } catch (error) {
    return error instanceof FetchError ? error.fault : error
  }
}

/** Each path redirects to the next entry; the last one answers. */
const redirect = (...targets: string[]) => {
  server.answer = (request, response) => {
    const target = targets[Number(request.url?.slice(1)) || 0]
    if (target === undefined) response.end('a calendar')
    else response.writeHead(302, { location: target }).end()
  }
}

describe('an address that a stranger gave', () => {
  it('is read from where its name leads, with the certificate of its name', async () => {
    server.answer = (request, response) => response.end(`for ${request.headers.host}`)
    const text = await fetchPublicText(`${server.url}/x.ics?key=1`, LIMITS, reach)
    expect(text).toBe(`for cptrecommends.example:${server.port}`)
    expect(server.asked).toEqual(['GET /x.ics?key=1'])
    const other = `https://other.example:${server.port}/`
    expect(await faultOf(other)).toBe('bad-certificate')
    expect(await faultOf(`${server.url}/`, { ca: undefined as never })).toBe('bad-certificate')
  })

  it.each([
    'http://cptrecommends.example/',
    'ftp://cptrecommends.example/',
    'file:///etc/passwd',
    'https://user:password@cptrecommends.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://',
    'nothing',
  ])('%s is refused before anything is asked', async (address) => {
    expect(await faultOf(address)).toBe('bad-address')
    expect(resolve).not.toHaveBeenCalled()
  })

  it('has the usual port', async () => {
    const fault = await faultOf('https://cptrecommends.example:8080/', { anyPort: false })
    expect(fault).toBe('bad-address')
  })

  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['100.64.0.1'],
    ['169.254.169.254'],
    ['192.168.0.1'],
    ['::1'],
    ['::ffff:10.0.0.1'],
    ['fd00:ec2::254'],
    ['fe80::1'],
    ['8.8.8.8', '10.0.0.1'],
    ['2606:4700::1111', '::1'],
  ])('whose name leads to %s %s is refused', async (...found) => {
    const how = { resolve: async () => found, isAllowed: isPublicAddress }
    expect(await faultOf(`${server.url}/`, how)).toBe('not-public')
    expect(server.asked).toEqual([])
  })

  it('is resolved once, and the answer that was checked is the one that is used', async () => {
    server.answer = (_, response) => response.end('a calendar')
    let times = 0
    const rebinding = async () => {
      times += 1
      return times === 1 ? ['127.0.0.1'] : ['169.254.169.254']
    }
    const text = await fetchPublicText(`${server.url}/`, LIMITS, { ...reach, resolve: rebinding })
    expect([text, times]).toEqual(['a calendar', 1])
  })

  it('without an answer of the name is unreachable', async () => {
    expect(await faultOf(`${server.url}/`, { resolve: async () => [] })).toBe('unreachable')
  })
})

describe('a redirect', () => {
  it('is followed three times', async () => {
    redirect('/1', `${server.url}/2`, '/3')
    expect(await faultOf(`${server.url}/0`)).toBe('none')
    expect(server.asked).toHaveLength(4)
    redirect('/1', '/2', '/3', '/4')
    expect(await faultOf(`${server.url}/0`)).toBe('redirects')
  })

  it.each([
    ['https://inside.example/latest/meta-data/', 'not-public'],
    ['https://169.254.169.254/latest/meta-data/', 'bad-address'],
    ['http://cptrecommends.example/', 'bad-address'],
    ['//inside.example/', 'not-public'],
    ['file:///etc/passwd', 'bad-address'],
  ])('to %s is checked like the first address', async (target, fault) => {
    redirect(target)
    expect(await faultOf(`${server.url}/0`)).toBe(fault)
    expect(server.asked).toHaveLength(1)
  })
})

describe('an answer', () => {
  it('loses the mark at its beginning', async () => {
    server.answer = (_, response) => response.end('\ufeffBEGIN')
    expect(await fetchPublicText(`${server.url}/`, LIMITS, reach)).toBe('BEGIN')
  })

  it('of another status is none', async () => {
    for (const status of [204, 304, 401, 404, 500]) {
      server.answer = (_, response) => response.writeHead(status).end()
      expect(await faultOf(`${server.url}/`), String(status)).toBe('refused')
    }
  })

  it('larger than the limit is cut off, said or unsaid', async () => {
    const limits = { ...LIMITS, bytes: 1000 }
    server.answer = (_, response) => response.end('x'.repeat(1001))
    expect(await faultOf(`${server.url}/`, {}, limits)).toBe('too-large')
    let isCut = false
    server.answer = (_, response) => {
      response.on('close', () => {
        isCut = true
      })
      const more = () => {
        if (!isCut) response.write('x'.repeat(100), () => setImmediate(more))
      }
      more()
    }
    expect(await faultOf(`${server.url}/`, {}, limits)).toBe('too-large')
    await vi.waitFor(() => expect(isCut).toBe(true))
  })

  it('that drips is cut off after the limit, and so is a name that nobody resolves', async () => {
    const limits = { ...LIMITS, ms: 300 }
    server.answer = (_, response) => {
      const drip = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(drip))
    }
    expect(await faultOf(`${server.url}/`, {}, limits)).toBe('too-slow')
    const never = () => new Promise<string[]>(() => {})
    expect(await faultOf(`${server.url}/`, { resolve: never }, limits)).toBe('too-slow')
  })
})

it('a production does not start with the switch for tests', () => {
  const CALENDAR_TEST_CERTIFICATE = server.certificateFile
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://cpt.example',
    AUTH_SECRET: 'a secret of 32 characters, or more than that',
    CALENDAR_TEST_CERTIFICATE,
  }
  expect(() => readConfig(settings)).toThrow('CALENDAR_TEST_CERTIFICATE is set')
  expect(() => readConfig({ CALENDAR_TEST_CERTIFICATE })).toThrow('for tests only')
  expect(() => readConfig({ NODE_ENV: 'test', CALENDAR_TEST_CERTIFICATE })).not.toThrow()
})
