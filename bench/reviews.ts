import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { pages, reviewPages } from '#shared/paths.ts'
import { startPreparedSite } from './lib/prepared-site.ts'
import { costOf } from './lib/uncached.ts'

// A business with 10,000 reviews compared with one with 100, on both engines: its page, the page of all reviews,
// and the list in each order. The answer cache is off.
//   npm run bench -- reviews           BENCH_ENGINES=sqlite for less

const ENGINES = (process.env.BENCH_ENGINES ?? 'sqlite,postgres').split(',')
const FEW = 100
const MANY = 10_000
/** In several transactions: on PostgreSQL each insert updates the row of the business, whose versions accumulate. */
const AT_ONCE = 100
const HOUR_MS = 3600 * 1000

const lastPage = (count: number) => `?page=${count / 10}`
const ADDRESSES: Record<string, (id: string, count: number) => string> = {
  'business as a page': (id) => pages.business(id),
  'all reviews as a page': (id) => reviewPages.all(id),
  'list, newest first': (id) => `/api/business/${id}/reviews`,
  'list, its last page': (id, count) => `/api/business/${id}/reviews${lastPage(count)}`,
  'list, highest stars': (id) => `/api/business/${id}/reviews?sort=highest`,
  'list, most trusted first': (id) => `/api/business/${id}/reviews?sort=trusted`,
  'list, five stars, most trusted first': (id) =>
    `/api/business/${id}/reviews?stars=5&sort=trusted`,
  'list, booked here': (id) => `/api/business/${id}/reviews?booked=yes`,
  'list, booked here, lowest stars': (id) => `/api/business/${id}/reviews?booked=yes&sort=lowest`,
}

/** A third is booked, a third confirmed, a quarter answered. */
async function createReviewed(db: Db, count: number): Promise<string> {
  const { id } = await createBusiness(db)
  for (let from = 0; from < count; from += AT_ONCE)
    await createReviews(
      db,
      id,
      Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => {
        const number = from + index
        return {
          stars: 1 + ((number * 7) % 5),
          comment: `Came on time, named a price and kept to it. Visit ${number}.`,
          authorName: number % 2 ? 'Thandi' : null,
          bookingId: number % 3 === 0 ? `${id}-${number}` : null,
          isConfirmed: number % 3 === 1,
          reply: number % 4 === 0 ? 'Thank you. See you soon.' : null,
          createdAt: new Date(Date.now() - (number + 1) * HOUR_MS),
        }
      }),
    )
  return id
}

for (const engine of ENGINES) {
  const { site, made, stop } = await startPreparedSite(engine, async (db) => ({
    few: await createReviewed(db, FEW),
    many: await createReviewed(db, MANY),
  }))
  try {
    const table: Record<string, Record<string, number>> = {}
    for (const [name, addressOf] of Object.entries(ADDRESSES)) {
      const cost = (id: string, count: number) =>
        costOf(site.url + addressOf(id, count), site.pid, { connections: 1 })
      const few = await cost(made.few, FEW)
      const many = await cost(made.many, MANY)
      table[name] = {
        '100: ms each': few.msEach,
        '10,000: ms each': many.msEach,
        '100: CPU ms': few.cpuMs,
        '10,000: CPU ms': many.cpuMs,
        'times, in CPU ms': Number((many.cpuMs / few.cpuMs).toFixed(2)),
      }
    }
    console.log(`\n${engine}`)
    console.table(table)
  } finally {
    await stop()
  }
}
