import { fromJson } from '#server/platform/db/json-text.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Verdict } from '#shared/schemas/imports/import.ts'
import { CSV_BYTE_ORDER_MARK, csvLine } from '#shared/text/csv.ts'
import { type FileRow, type ImportRow, rowsOf } from './import.repository.ts'

const VERDICT_WORDS: Record<Verdict, string> = {
  new: 'New',
  changed: 'Changed',
  same: 'Without a change',
  maybe: 'Perhaps the same',
  claimed: 'Has an owner',
  removed: 'Removed on request',
  refused: 'Refused',
}
const OUTCOME_WORDS: Record<NonNullable<FileRow['outcome']>, string> = {
  created: 'Created',
  updated: 'Written',
  left: 'Left out: it was changed, claimed or removed meanwhile',
  undone: 'Taken back',
  kept: 'Kept: claimed, reviewed or changed since',
}

/** A row that became a page, or changes nothing, needs nobody's eye; one that was left out or kept does. */
const isReported = ({ verdict, outcome }: FileRow) =>
  (verdict !== 'new' && verdict !== 'same') || outcome === 'left' || outcome === 'kept'

/** What was refused, changed or left alone and why, with the cells as the file has them, to be put right and sent again. */
export async function* reportOf(db: Db, { id, headings }: ImportRow): AsyncGenerator<string> {
  const columns = ['Line', 'What', 'Why', 'What became of it', ...fromJson(headings)]
  yield CSV_BYTE_ORDER_MARK + csvLine(columns)
  for await (const rows of rowsOf(db, id))
    yield rows
      .filter(isReported)
      .map(({ line, verdict, reason, outcome, cells }) =>
        csvLine([
          String(line),
          verdict ? VERDICT_WORDS[verdict] : 'Not checked yet',
          reason,
          outcome ? OUTCOME_WORDS[outcome] : '',
          ...fromJson(cells),
        ]),
      )
      .join('')
}
