import { createHash } from 'node:crypto'
import type { Row } from './tables.ts'

export interface Checksum {
  rows: number
  /** Of the contents of all rows, in any order. */
  sum: string
}

export interface Adder {
  add(row: Row): void
  total(): Checksum
}

const WIDTH = 128

/** Adds up the hashes of all rows: engines sort texts differently, and a sum needs no order. */
export function createChecksum(columns: readonly string[]): Adder {
  let rows = 0
  let sum = 0n
  return {
    add: (row) => {
      const values = JSON.stringify(columns.map((column) => row[column] ?? null))
      const hash = createHash('sha256').update(values).digest('hex')
      sum = BigInt.asUintN(WIDTH, sum + BigInt(`0x${hash.slice(0, WIDTH / 4)}`))
      rows += 1
    },
    total: () => ({ rows, sum: sum.toString(16).padStart(WIDTH / 4, '0') }),
  }
}
