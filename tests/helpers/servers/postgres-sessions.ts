import pg from 'pg'
import { expect } from 'vitest'

/** Our process' sessions on the server under this name, as the server sees them. */
export async function findSessions(url: string, name = 'cpt-recommends'): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ state: string }>(
      'select state from pg_stat_activity where application_name = $1',
      [name],
    )
    return rows.map((row) => row.state)
  } finally {
    await client.end()
  }
}

/** It listens to other processes again, which invalidates its cache: after that it caches again. */
export async function expectToHear(url: string, timeout: number): Promise<void> {
  await expect
    .poll(() => findSessions(url, 'cpt-recommends channel'), { timeout })
    .toEqual(['idle'])
  await new Promise((resolve) => setTimeout(resolve, 200))
}
