import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusyBusiness, peopledDiary } from '#demo/factories/busy-diary.ts'
import { seedCity } from '#demo/seed-city.ts'
import { ANSWER_PARAMETERS } from '#server/answer-parameters.ts'
import { bookingToken } from '#server/features/bookings/booking-links.ts'
import { CATEGORY_SLUGS } from '#shared/catalogue/categories.ts'
import { isProof, report } from '#tests/helpers/effort.ts'
import { createListedApp, type ListedApp, nameOf } from '#tests/helpers/listed-app.ts'
import { patternsOf } from '#web/routes/page-patterns.ts'
import { routes } from '#web/routes/route-tree.ts'
import { routesWithoutScript } from '#web/routes/routes-without-script.ts'
import { preciseProcessorMs } from '../../bench/lib/process-use.ts'
import { addressOf, dearTexts, inputsOf, type Known, queryOf } from './dearest-input.ts'

const MINUTES = 20 * 60_000
/** Of processor time on an idle core, in all threads of the site. */
const LIMIT_MS = 20
const TIMES_PLAIN = 5
const ROUNDS = 5

interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  payload?: object
}

// Needs an idle machine, so that it is not in npm test.
describe.runIf(isProof)('the dearest input of', { timeout: MINUTES }, () => {
  let app: ListedApp
  let known: Known
  beforeAll(async () => {
    // Nothing cached: the first visitor of a page pays for it.
    app = await createListedApp(
      'sqlite',
      { ANSWER_MEMORY_MB: '0' },
      { clientDir: path.resolve('dist/client') },
    )
    const { context } = app
    await seedCity(context)
    const { id, serviceId } = await createBusyBusiness(context.db, peopledDiary())
    await createReviews(
      context.db,
      id,
      Array.from({ length: 300 }, () => ({ stars: 4, comment: 'Neat. '.repeat(150) })),
    )
    const [booking] = await context.db.selectFrom('bookings').select('id').limit(1).execute()
    known = {
      id: [id],
      businessId: [id],
      business: [id],
      service: [serviceId],
      serviceId: [serviceId],
      slug: [CATEGORY_SLUGS[0]],
      category: [CATEGORY_SLUGS[0]],
      place: ['city-bowl'],
      token: [bookingToken(context.secret, 'visitor', booking?.id ?? '')],
    }
  })
  afterAll(() => app.close())

  const costOnce = async ({ method, url, payload }: Request) => {
    const before = preciseProcessorMs(process.pid)
    await app.server.inject({
      method,
      url,
      headers: { 'accept-encoding': 'br' },
      ...(payload && { payload }),
    })
    return preciseProcessorMs(process.pid) - before
  }
  /** The least of several: the others met the compiler or the garbage collector. */
  const costOf = async (request: Request) => {
    const costs: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      costs.push(await costOnce(request))
      if (round > 0 && Math.min(...costs) < LIMIT_MS / 2) break
    }
    return Math.min(...costs)
  }

  /** What costs too much, as sentences. */
  const judge = async (name: string, plain: Request, dearest: Request[]) => {
    const usual = await costOf(plain)
    const allowed = Math.max(LIMIT_MS, TIMES_PLAIN * usual)
    let most = 0
    const problems: string[] = []
    for (const request of dearest) {
      let cost = await costOf(request)
      // A machine is never quite idle: only what is dear again is.
      if (cost > allowed) cost = Math.min(cost, await costOf(request))
      most = Math.max(most, cost)
      if (cost > allowed)
        problems.push(
          `${name}: ${cost.toFixed(0)} ms, plain ${usual.toFixed(1)} ms, ${request.url.slice(0, 120)} ${JSON.stringify(request.payload ?? '').slice(0, 300)}`,
        )
    }
    return { name, usual, most, problems }
  }
  const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

  const sayDearest = (judged: Awaited<ReturnType<typeof judge>>[]) =>
    report(
      judged
        .sort((one, other) => other.most - one.most)
        .slice(0, 8)
        .map(({ name, usual, most }) => `${name}: ${usual.toFixed(1)} and ${most.toFixed(1)} ms`)
        .join('\n'),
    )

  it('every call', async () => {
    const judged = []
    for (const route of app.routes) {
      const method = METHODS.find((one) => one === route.method)
      if (!method) continue
      const { querystring, body } = route.schema
      const url = addressOf(route.url, known)
      const query = inputsOf(querystring, known, 'query')
      const payloads = inputsOf(body, known, 'body')
      const withBody = (payload: object) => (method === 'GET' ? {} : { payload })
      const count = Math.max(query.dearest.length, payloads.dearest.length)
      judged.push(
        await judge(
          nameOf(route),
          { method, url: url + queryOf(query.plain), ...withBody(payloads.plain) },
          Array.from({ length: count }, (_, index) => ({
            method,
            url: url + queryOf(query.dearest[index % query.dearest.length] ?? {}),
            ...withBody(payloads.dearest[index % payloads.dearest.length] ?? {}),
          })),
        ),
      )
    }
    expect(judged.length).toBeGreaterThan(100)
    sayDearest(judged)
    expect(judged.flatMap(({ problems }) => problems)).toEqual([])
  })

  it('every page', async () => {
    const patterns = [...new Set([...routes, ...routesWithoutScript].flatMap(patternsOf))]
    const names = [...new Set(ANSWER_PARAMETERS.flatMap(([, parameters]) => parameters))]
    const judged = []
    for (const pattern of patterns) {
      const url = addressOf(pattern, known)
      const ofAll = dearTexts(200).map((text) =>
        queryOf(Object.fromEntries(names.map((name) => [name, text]))),
      )
      const ofOne = dearTexts(2500).flatMap((text) =>
        ['q', 'area', 'page', 'ids'].map((name) => queryOf({ [name]: text })),
      )
      judged.push(
        await judge(
          pattern,
          { method: 'GET', url },
          [...ofAll, ...ofOne].map((query) => ({ method: 'GET', url: url + query })),
        ),
      )
    }
    expect(judged.length).toBeGreaterThan(20)
    sayDearest(judged)
    expect(judged.flatMap(({ problems }) => problems)).toEqual([])
  })
})
