/** Excel reads a file as UTF-8 only if it begins with this byte order mark. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF'

/**
 * What a spreadsheet may read as a formula, also after blanks and in the full-width forms that Excel accepts.
 * Such a cell would run in the admin's spreadsheet with the admin's rights.
 */
const FORMULA = /^\s*(?:[=+\-@＝＋－＠]|[\t\r\n])/

/** A text cell: an apostrophe in front makes spreadsheets read it as text. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** One line of RFC 4180: every cell quoted, quotes doubled, CRLF at the end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${escapeFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}
