/**
 * Damerau-Levenshtein distance (optimal string alignment): an inserted, deleted, replaced or swapped letter
 * counts one. Returns limit + 1 for anything above `limit`. A typo is compared with every known word, so this
 * is written for speed: only the band of cells that can still be within the limit is computed, in three
 * reused rows.
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
    // The next row's band is one cell wider, where this row has no value.
    current[end + 1] = far
    // A swap can still fix two letters, but costs one: a row above the limit cannot recover.
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
