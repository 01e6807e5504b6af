/**
 * Damerau-Levenshtein (optimal string alignment): a letter too many, too few, wrong, or swapped with
 * its neighbour counts one. Stops as soon as the distance must exceed `limit` and answers limit + 1.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      )
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      current.push(cost)
    }
    if (Math.min(...current, ...last) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(at(last, b.length), limit + 1)
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
