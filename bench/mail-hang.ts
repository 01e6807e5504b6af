import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createBusiness } from '#demo/factories/businesses.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { startPostgres } from '#tests/helpers/servers/postgres-server.ts'
import { startSmtpServer, type TestSmtpServer } from '#tests/helpers/servers/smtp-server.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { median } from './lib/load.ts'

// Does the mail server slow visitors down? Sequential bookings on each engine, while the
// mail server works, hangs, rejects and works again: response times, and their ratio to the first.
//   npm run bench -- mail-hang

const BOOKINGS = 200
const MOODS: [string, TestSmtpServer['mood']][] = [
  ['well', 'accept'],
  ['hangs', 'hang'],
  ['refuses', 'defer'],
  ['well again', 'accept'],
]

for (const engine of ['sqlite', 'postgres']) await measure(engine)

async function measure(engine: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cpt-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const smtp = await startSmtpServer()
  const opened = openDatabase({ dataDir, databaseUrl: postgres?.url }, (error) => {
    throw error
  })
  await prepareDatabase(opened)
  const business = await createBusiness(opened.db)
  await opened.close()
  const site = new SiteProcess({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    SMTP_URL: smtp.url,
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  })
  try {
    const rows: Record<string, object> = {}
    let healthy = Number.NaN
    for (const [name, mood] of MOODS) {
      // A new process each time: hanging connections would still be open in the next phase.
      await site.start()
      smtp.mood = mood
      await bookingTimes(site.url, business.id, `${name} before`)
      const times = await bookingTimes(site.url, business.id, name)
      await site.kill()
      const middle = median(times)
      if (Number.isNaN(healthy)) healthy = middle
      rows[name] = {
        'median ms': Number(middle.toFixed(2)),
        'p99 ms': Number((times[Math.floor(times.length * 0.99)] ?? Number.NaN).toFixed(1)),
        'median, to well': Number((middle / healthy).toFixed(2)),
      }
    }
    console.log(`\nA booking while the mail server …, on ${engine}`)
    console.table(rows)
  } finally {
    await site.kill()
    await smtp.close()
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** In ascending order. */
async function bookingTimes(url: string, businessId: string, phase: string): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < BOOKINGS; count += 1) {
    const body = JSON.stringify({
      businessId,
      name: 'Nomsa Dlamini',
      phone: '082 000 0100',
      email: `${phase.replaceAll(' ', '-')}-${count}@example.co.za`,
    })
    const started = performance.now()
    const answer = await fetch(`${url}/api/booking`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    await answer.arrayBuffer()
    if (answer.status !== 201) throw new Error(`A booking was answered with ${answer.status}.`)
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)
}
