import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { z } from 'zod'
import { effort } from '#tests/helpers/effort.ts'
import type { TestApp } from '#tests/helpers/test-app.ts'
import { fieldsOf } from './from-schema.ts'
import { nastyText, nastyValue, smuggled } from './nasty.ts'

export interface FuzzedCall {
  method: 'POST' | 'PUT' | 'DELETE'
  url: string
  /** Of the body; a call without one still gets bodies. */
  schema?: z.ZodType
  /** Good values for fields whose rules a JSON schema cannot tell, such as an e-mail address. */
  good?: Record<string, fc.Arbitrary<unknown>>
  cookie?: string
}

const CASES = effort(150, 2000)

function bodyOf({ schema, good = {} }: FuzzedCall): fc.Arbitrary<unknown> {
  const fields = Object.entries({ ...(schema ? fieldsOf(schema) : {}), ...good })
  const record = fc.record(
    Object.fromEntries(
      fields.map(([key, value]) => [
        key,
        fc.oneof(
          { arbitrary: value, weight: 2 },
          { arbitrary: nastyValue, weight: 1 },
          { arbitrary: nastyText, weight: 1 },
        ),
      ]),
    ),
    { requiredKeys: [] },
  )
  return fc.oneof(
    { arbitrary: record, weight: 5 },
    { arbitrary: fc.tuple(record, smuggled).map(([a, b]) => ({ ...b, ...a })), weight: 2 },
    { arbitrary: nastyValue, weight: 1 },
  )
}

/** What is sent: mostly JSON, at times something that only claims to be. */
const payloadOf = (call: FuzzedCall): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: bodyOf(call).map((body) => JSON.stringify(body) ?? ''), weight: 12 },
    { arbitrary: fc.constantFrom('', '{', '[1,', '{"a":1}}', '\0', '"\\ud800"'), weight: 1 },
  )

/** Answers a number that changes with what is stored: every write on SQLite, rows on PostgreSQL. */
async function watchStorage({ context: { db, engine } }: TestApp): Promise<() => Promise<number>> {
  const tables = await db.introspection.getTables()
  const rowCounts = tables.map(({ name }) => sql`(select count(*) from ${sql.table(name)})`)
  const stored = engine === 'sqlite' ? sql`total_changes()` : sql`${sql.join(rowCounts, sql` + `)}`
  return async () => {
    const { rows } = await sql<{ n: number }>`select ${stored} as n`.execute(db)
    return rows[0]?.n ?? 0
  }
}

/**
 * Throws bad and odd requests at a call. No answer may be a fault of ours, every refusal explains
 * itself, and a refused request leaves nothing behind. The seed repeats a run: FUZZ_SEED=….
 */
export async function fuzzCall(app: TestApp, call: FuzzedCall): Promise<void> {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
  process.stdout.write(`fuzz ${call.method} ${call.url} on ${app.engine}: seed ${seed}\n`)
  const readStorage = await watchStorage(app)
  let stored = await readStorage()
  await fc.assert(
    fc.asyncProperty(payloadOf(call), async (payload) => {
      const before = stored
      const answer = await app.server.inject({
        method: call.method,
        url: call.url,
        payload,
        headers: {
          'content-type': 'application/json',
          ...(call.cookie ? { cookie: call.cookie } : {}),
        },
      })
      stored = await readStorage()
      expect(answer.statusCode).toBeLessThan(500)
      if (answer.statusCode < 400) return
      expect(answer.json()).toMatchObject({
        status: answer.statusCode,
        detail: expect.stringMatching(/\S/),
      })
      expect(stored).toBe(before)
    }),
    { numRuns: CASES, seed, endOnFailure: true },
  )
}
