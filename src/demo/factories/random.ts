export interface Random {
  /** An integer from 0, below the end. */
  number(end: number): number
  one<T>(items: readonly T[]): T
}

/** One of the items, by a number from 0 to below 1. */
export function pick<T>(items: readonly T[], random: () => number): T {
  const at = Math.floor(random() * items.length)
  const item = items[at]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

/** The same numbers for the same seed (mulberry32), so that a measurement can be repeated. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const number = (end: number) => Math.floor(next() * end)
  return {
    number,
    one: (items) => pick(items, next),
  }
}
