import { describe, expect, it } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { api } from '#shared/paths.ts'
import { effort } from '#tests/helpers/effort.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { createTestDatabase, ENGINES } from '#tests/helpers/test-app.ts'

const ROUNDS = effort(6, 50)
const WRITERS = 6

/** Signs up one address after the other until the site is gone; returns those it was thanked for. */
async function signUpUntilGone(url: string, prefix: string): Promise<string[]> {
  const acknowledged: string[] = []
  for (let count = 0; ; count += 1) {
    const email = `${prefix}-${count}@example.co.za`
    try {
      const answer = await fetch(`${url}${api.newsletter}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
      if (answer.ok) acknowledged.push(email)
    } catch {
      return acknowledged
    }
  }
}

describe.each(ENGINES)(`kill -9 during writes on %s, ${ROUNDS} times`, (engine) => {
  it('keeps every signup that was acknowledged', { timeout: 600_000 }, async () => {
    const database = await createTestDatabase(engine)
    const environment: Record<string, string> = {
      NODE_ENV: 'test',
      DEMO: 'off',
      RATE_LIMIT: 'off',
      PUBLIC_URL: 'http://localhost:3000',
      ...database.environment,
    }
    const site = new SiteProcess(environment)
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await site.start()
      const writers = Array.from({ length: WRITERS }, (_, writer) =>
        signUpUntilGone(site.url, `r${round}w${writer}`),
      )
      await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() * 120))
      await site.kill()
      acknowledged.push(...(await Promise.all(writers)).flat())
    }

    const opened = openDatabase(
      { dataDir: String(environment.DATA_DIR), databaseUrl: environment.DATABASE_URL },
      () => undefined,
    )
    const rows = await opened.db.selectFrom('newsletterSignups').select('email').execute()
    await opened.close()
    await database.remove()

    const stored = new Set(rows.map((row) => row.email))
    expect(acknowledged.length).toBeGreaterThan(ROUNDS)
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([])
  })
})
