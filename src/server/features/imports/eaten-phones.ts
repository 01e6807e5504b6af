import { fromJson } from '#server/platform/db/json-text.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { rowsOf } from './import.repository.ts'

const hasLostZero = (text: string) => /^[1-8]\d{8}$/.test(text)
const isRounded = (text: string) => /^\d(?:[.,]\d+)?E\+\d+$/i.test(text)

/** As it was before a spreadsheet dropped its leading 0. One that it rounded to 2.77E+10 is lost: empty. */
export function restorePhone(text: string): string {
  if (isRounded(text)) return ''
  return hasLostZero(text) ? `0${text}` : text
}

export interface EatenPhones {
  restored: number
  lost: number
}

/** What spreadsheets have done to the numbers of a file. */
export async function countEatenPhones(
  db: Db,
  importId: string,
  column: number | undefined,
): Promise<EatenPhones> {
  const counts = { restored: 0, lost: 0 }
  if (column === undefined) return counts
  for await (const rows of rowsOf(db, importId))
    for (const { cells } of rows) {
      const text = fromJson(cells)[column]?.trim() ?? ''
      if (hasLostZero(text)) counts.restored += 1
      if (isRounded(text)) counts.lost += 1
    }
  return counts
}
