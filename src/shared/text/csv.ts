/** Excel reads a file as UTF-8 only when it begins with this mark. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF'

/**
 * What a spreadsheet may take for a formula, also after blanks and in the full-width forms that
 * Excel accepts. Such a cell would run in the admin's spreadsheet with the admin's rights.
 */
const FORMULA = /^\s*(?:[=+\-@＝＋－＠]|[\t\r\n])/

/** A cell that is text and stays text: an apostrophe in front is what spreadsheets use for that. */
export function harmlessCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** One line of RFC 4180: every cell quoted, quotes doubled, CRLF at the end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${harmlessCell(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}
