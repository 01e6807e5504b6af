import { setTimeout as pause } from 'node:timers/promises'
import { pages, reviewPages } from '#shared/paths.ts'
import { startPostgres } from '#tests/helpers/servers/postgres-server.ts'
import { type DemoBuild, startDemoBuild } from './lib/demo-build.ts'

// Compares this build with one of an earlier commit, installed and built in a folder of its own: the cost of
// an uncached business page, its reviews, an uncached search page and a booking, alternating, on both engines.
// Read the ratios.
//   BENCH_EARLIER=../earlier npm run bench -- earlier           BENCH_ENGINES=sqlite for less

const { BENCH_EARLIER: folder } = process.env
const ENGINES = (process.env.BENCH_ENGINES ?? 'sqlite,postgres').split(',')
const BUSINESSES = 6
const LIST_PAGES = [1, 2, 3, 4]
const SEARCHES = [
  'q=plumber',
  'q=restaurant',
  'q=plumber&area=Claremont',
  'q=coffee&area=Sea+Point',
]
const PAGES = { rounds: 60, each: 60, warmUp: 10, pauseMs: 0 }
/** One at a time: its mails are sent in the pause and do not affect the measurement. */
const BOOKINGS = { rounds: 200, each: 1, warmUp: 100, pauseMs: 45 }

interface Cost {
  ms: number
  site: number
  database: number
}

interface Listed {
  id: string
  businessName: string
  ratingCount: number
}

async function read<T>(url: string): Promise<T> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}.`)
  return answer.json()
}

/** Businesses with five reviews or more that both builds have and that have no bookable services, as ids of each. */
async function findSame(earlier: DemoBuild, ours: DemoBuild): Promise<[string, string][]> {
  const list = async ({ url }: DemoBuild) => {
    const readPage = (page: number) =>
      read<{ businesses: Listed[] }>(`${url}/api/businesses?page=${page}`)
    return (await Promise.all(LIST_PAGES.map(readPage))).flatMap(({ businesses }) => businesses)
  }
  const known = new Map((await list(earlier)).map((one) => [one.businessName, one]))
  const same: [string, string][] = []
  for (const { id, businessName, ratingCount } of await list(ours)) {
    const before = known.get(businessName)
    if (same.length === BUSINESSES || ratingCount < 5 || before?.ratingCount !== ratingCount)
      continue
    const { business } = await read<{ business: { booking: object | null; specialDays: object } }>(
      `${ours.url}/api/business/${id}`,
    )
    if (!business.booking && Object.keys(business.specialDays).length === 0)
      same.push([before.id, id])
  }
  if (same.length < BUSINESSES) throw new Error('The two demo cities have too little in common.')
  return same
}

/** Alternating rounds; the cost of one answer in each round, of the earlier build and of ours. */
async function takeTurns(
  builds: readonly [DemoBuild, DemoBuild],
  { rounds, each, warmUp, pauseMs }: typeof PAGES,
  ask: (build: DemoBuild, side: 0 | 1, number: number) => Promise<void>,
): Promise<[Cost[], Cost[]]> {
  const costs: [Cost[], Cost[]] = [[], []]
  for (let round = -warmUp; round < rounds; round += 1)
    for (const side of round % 2 ? ([1, 0] as const) : ([0, 1] as const)) {
      const build = builds[side]
      const before = await build.used()
      const from = performance.now()
      for (let index = 0; index < each; index += 1)
        await ask(build, side, (round + warmUp) * each + index)
      const ms = performance.now() - from
      const after = await build.used()
      await pause(pauseMs)
      if (round >= 0)
        costs[side].push({
          ms: ms / each,
          site: (after.site - before.site) / each,
          database: (after.database - before.database) / each,
        })
    }
  return costs
}

const round = (value: number) => Number(value.toFixed(2))

/** Means, since every few rounds one has a large collection of garbage, which is part of the cost. */
function compare([earlier, ours]: [Cost[], Cost[]], of: (cost: Cost) => number) {
  const ratios = ours
    .map((cost, index) => of(cost) / of(earlier[index] ?? cost))
    .sort((a, b) => a - b)
  const at = (part: number) => round(ratios[Math.floor(ratios.length * part)] ?? Number.NaN)
  const mean = (costs: Cost[]) => costs.reduce((sum, cost) => sum + of(cost), 0) / costs.length
  return {
    earlier: round(mean(earlier)),
    now: round(mean(ours)),
    times: round(mean(ours) / mean(earlier)),
    'middle half of rounds': `${at(0.25)} to ${at(0.75)}`,
  }
}

async function measure(engine: string, earlierFolder: string) {
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const earlier = await startDemoBuild('earlier', earlierFolder, postgres)
  const ours = await startDemoBuild('ours', undefined, postgres)
  try {
    await earlier.rest()
    await ours.rest()
    const same = await findSame(earlier, ours)
    const idOf = (side: 0 | 1, number: number) => same[number % same.length]?.[side] ?? ''
    const readPage = async (address: string) => {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`A page was answered ${answer.status}.`)
      await answer.arrayBuffer()
    }
    const pageCosts = await takeTurns([earlier, ours], PAGES, (build, side, number) =>
      readPage(build.url + pages.business(idOf(side, number))),
    )
    const reviewCosts = await takeTurns([earlier, ours], PAGES, (build, side, number) =>
      readPage(build.url + reviewPages.all(idOf(side, number))),
    )
    const searchCosts = await takeTurns([earlier, ours], PAGES, (build, _side, number) =>
      readPage(`${build.url}${pages.search}?${SEARCHES[number % SEARCHES.length]}`),
    )
    let visitor = 0
    const bookingCosts = await takeTurns([earlier, ours], BOOKINGS, async (build, side, number) => {
      visitor += 1
      const answer = await fetch(`${build.url}/api/booking`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          businessId: idOf(side, number),
          name: `Visitor ${visitor}`,
          phone: '082 000 0100',
          email: `v${visitor}@bench.example`,
          dateISO: null,
        }),
      })
      if (!answer.ok) throw new Error(`A booking was answered ${answer.status}.`)
      await answer.arrayBuffer()
    })
    console.log(`\n${engine}`)
    console.table({
      'business page, CPU ms of the site': compare(pageCosts, ({ site }) => site),
      'business page, ms': compare(pageCosts, ({ ms }) => ms),
      'all reviews, CPU ms of the site': compare(reviewCosts, ({ site }) => site),
      'all reviews, ms': compare(reviewCosts, ({ ms }) => ms),
      'search page, CPU ms of the site': compare(searchCosts, ({ site }) => site),
      'search page, ms': compare(searchCosts, ({ ms }) => ms),
      "a booking's answer, CPU ms of the site": compare(bookingCosts, ({ site }) => site),
      "a booking's answer, ms": compare(bookingCosts, ({ ms }) => ms),
      ...(postgres && {
        'business page, CPU ms of the database': compare(pageCosts, ({ database }) => database),
        'business page, CPU ms of both': compare(
          pageCosts,
          ({ site, database }) => site + database,
        ),
        'search page, CPU ms of both': compare(
          searchCosts,
          ({ site, database }) => site + database,
        ),
        "a booking's answer, CPU ms of the database": compare(
          bookingCosts,
          ({ database }) => database,
        ),
      }),
    })
  } finally {
    await earlier.stop()
    await ours.stop()
    await postgres?.stop()
  }
}

if (folder === undefined)
  console.log('BENCH_EARLIER names no folder of an earlier build: left out.')
else for (const engine of ENGINES) await measure(engine, folder)
