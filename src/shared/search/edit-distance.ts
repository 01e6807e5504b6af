/**
 * Damerau-Levenshtein (optimal string alignment): a letter too many, too few, wrong, or swapped with
 * its neighbour counts one. Answers limit + 1 for anything further than `limit`.
 *
 * A typo is measured against every known word, so this is written for speed: only the band of cells
 * that can still lie within the limit is filled, in three rows that are used again.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const far = limit + 1
  if (Math.abs(a.length - b.length) > limit) return far

  let [beforeLast, last, current] = rowsFor(b.length + 2)
  for (let column = 0; column <= b.length; column++) last[column] = column

  for (let row = 1; row <= a.length; row++) {
    const first = Math.max(1, row - limit)
    const end = Math.min(b.length, row + limit)
    const before = first === 1 ? row : far
    current[first - 1] = before
    let nearest = before
    for (let column = first; column <= end; column++) {
      const letter = a.charCodeAt(row - 1)
      const other = b.charCodeAt(column - 1)
      let cost = cell(last, column - 1) + (letter === other ? 0 : 1)
      cost = Math.min(cost, cell(last, column) + 1, cell(current, column - 1) + 1)
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === b.charCodeAt(column - 2) &&
        other === a.charCodeAt(row - 2)
      if (swapped) cost = Math.min(cost, cell(beforeLast, column - 2) + 1)
      current[column] = cost
      if (cost < nearest) nearest = cost
    }
    // The next row's band reaches one cell further, where this row has nothing to offer.
    current[end + 1] = far
    // A swap can still mend two letters, but it costs one: a row beyond the limit has no way back.
    if (nearest > limit) return far
    const free = beforeLast
    beforeLast = last
    last = current
    current = free
  }
  return Math.min(cell(last, b.length), far)
}

type Rows = [Int32Array, Int32Array, Int32Array]

const makeRows = (size: number): Rows => [
  new Int32Array(size),
  new Int32Array(size),
  new Int32Array(size),
]

let rows = makeRows(64)

function rowsFor(size: number): Rows {
  if (rows[0].length < size) rows = makeRows(size * 2)
  return rows
}

const cell = (row: Int32Array, column: number) => row[column] ?? 0
