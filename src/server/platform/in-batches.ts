import { setImmediate as nextTurn } from 'node:timers/promises'

/** Small enough that one batch blocks nobody, large enough that there are few. */
const BATCH = 500

/** All rows of a query that goes on after the last one, some at a time: requests are answered in between. */
export async function* inBatches<Row>(
  findAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  do {
    const rows = await findAfter(last, BATCH)
    last = rows.length === BATCH ? rows.at(-1) : undefined
    yield rows
    await nextTurn()
  } while (last !== undefined)
}
