/** Chance with a memory: the same seed always draws the same picture. */
export interface Brush {
  /** A brush of its own for one part, so that changing a part leaves the others as they were. */
  part(name: string): Brush
  between(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(items: readonly [T, ...T[]]): T
}

/** FNV-1a, enough to spread business keys over the whole range. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return value >>> 0
}

/** Mulberry32: small, fast and even. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function brushFor(seed: string): Brush {
  const next = randomFrom(hash(seed))
  return {
    part: (name) => brushFor(`${seed}/${name}`),
    between: (low, high) => Math.round(low + next() * (high - low)),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
