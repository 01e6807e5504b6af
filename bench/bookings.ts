import { type BookedBusiness, startBookedSite, startOf } from './lib/booked-site.ts'
import { median } from './lib/load.ts'
import { processorMs } from './lib/process-use.ts'
import { signIn } from './lib/sign-in.ts'
import { costOf } from './lib/uncached.ts'

// Bookings on both engines: the free times of sixty days, the owner's lists with 10,000 bookings compared
// with 100, and the response time of a booking, as a request and with a free time. npm run bench -- bookings

const ENGINES = (process.env.BENCH_ENGINES ?? 'sqlite,postgres').split(',')
const POSTED = 300
const WARMED_UP = 100

for (const engine of ENGINES) {
  const { site, businesses, stop } = await startBookedSite(engine, [100, 1000, 10_000])
  try {
    const [few, some, many] = businesses
    if (!few || !some || !many) throw new Error('A business is missing.')
    const times = `/api/business/${some.id}/times?service=${some.serviceId}&days=60`
    const table: Record<string, Record<string, number>> = {
      'free times of 60 days, 1,000 bookings': await costs(site.url + times),
    }
    const lists = {
      'list, newest first': '',
      'list, coming up': '&list=coming',
      'list, to answer': '&list=answer',
    }
    for (const [name, query] of Object.entries(lists)) {
      const address = `${site.url}/api/dashboard/bookings?page=1${query}`
      const ofFew = await costs(address, { cookie: await signIn(site.url, few.owner) })
      const ofMany = await costs(address, { cookie: await signIn(site.url, many.owner) })
      table[`${name}, 100 bookings`] = ofFew
      table[`${name}, 10,000 bookings`] = { ...ofMany, 'to the row above': ratio(ofMany, ofFew) }
    }
    const asked = await post(some, () => ({ dateISO: null }))
    const byClock = await post(some, (number) => ({
      serviceId: some.serviceId,
      dateISO: new Date(startOf(1 + Math.floor(number / 20), number)).toISOString(),
    }))
    table['a booking, as a wish'] = asked
    table['a booking by the clock'] = { ...byClock, 'to the row above': ratio(byClock, asked) }
    console.log(`\n${engine}`)
    console.table(table)
  } finally {
    await stop()
  }

  async function costs(url: string, headers = {}) {
    const { msEach, cpuMs } = await costOf(url, site.pid, { connections: 1, headers })
    return { 'ms each': msEach, 'CPU ms': cpuMs }
  }

  /** Sequential bookings, each by another visitor. */
  async function post({ id }: BookedBusiness, more: (number: number) => object) {
    const taken: number[] = []
    let before = 0
    for (let number = 0; number < WARMED_UP + POSTED; number += 1) {
      if (number === WARMED_UP) before = processorMs(site.pid)
      const visitor = { name: `Visitor ${number}`, phone: '082 000 0100' }
      const email = `v${number}@bench.example`
      const from = performance.now()
      const answer = await fetch(`${site.url}/api/booking`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ businessId: id, ...visitor, email, ...more(number) }),
      })
      if (!answer.ok) throw new Error(`A booking was answered ${answer.status}.`)
      await answer.arrayBuffer()
      if (number >= WARMED_UP) taken.push(performance.now() - from)
    }
    return {
      'ms each': Number(median(taken).toFixed(1)),
      'CPU ms': Number(((processorMs(site.pid) - before) / POSTED).toFixed(2)),
    }
  }
}

function ratio(one: { 'CPU ms': number }, other: { 'CPU ms': number }): number {
  return Number((one['CPU ms'] / other['CPU ms']).toFixed(2))
}
