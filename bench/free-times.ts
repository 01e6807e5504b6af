import {
  createBusyBusiness,
  fullDiary,
  overlappingDiary,
  peopledDiary,
} from '#demo/factories/busy-diary.ts'
import { startPreparedSite } from './lib/prepared-site.ts'
import { processorCostOf } from './lib/uncached.ts'

// The free times of 62 days, of the dearest business that the rules allow, with an empty diary and with a full
// one. npm run bench -- free-times

const ENGINES = (process.env.BENCH_ENGINES ?? 'sqlite,postgres').split(',')
const DAYS = 62
const WARM_UP_ROUNDS = 3

const DIARIES = {
  'an empty diary': { blocked: [], bookings: 0 },
  '200 blocked times over one another': overlappingDiary(),
  '200 blocked times and 2,000 bookings': fullDiary(),
  'the same of twenty people, with buffers': peopledDiary(),
}

for (const engine of ENGINES) {
  const { site, made, stop } = await startPreparedSite(engine, (db) =>
    db.transaction().execute(async (trx) => {
      const addresses: [name: string, address: string][] = []
      for (const [name, diary] of Object.entries(DIARIES)) {
        const { id, serviceId } = await createBusyBusiness(trx, diary)
        addresses.push([name, `/api/business/${id}/times?service=${serviceId}&days=${DAYS}`])
      }
      return addresses
    }),
  )
  try {
    const table: Record<string, Record<string, number>> = {}
    let empty = 0
    for (const [name, address] of made) {
      const measure = () => processorCostOf(site.url + address, () => [site.pid ?? 0])
      // The first rounds are V8's, which optimises hot code only after a while.
      for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await measure()
      const cpuMs = await measure()
      empty ||= cpuMs
      table[name] = { 'CPU ms': cpuMs, 'to an empty diary': Number((cpuMs / empty).toFixed(2)) }
    }
    console.log(`\n${engine}`)
    console.table(table)
  } finally {
    await stop()
  }
}
