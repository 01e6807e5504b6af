import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { AppError } from '#server/platform/errors.ts'

const MOST_ROWS = 20_000
const MOST_COLUMNS = 60
/** Of a whole row: nobody's address is longer. */
const MOST_CHARACTERS = 20_000
/** Read at a time, so that requests are answered in between. */
const SLICE = 64 * 1024

export interface CsvRow {
  /** The line of the file on which it ends. */
  line: number
  cells: string[]
}

const NOT_CSV = 'That is not a CSV file. In Excel, choose Save As and then CSV UTF-8.'

/** UTF-8, UTF-16 as Excel's 'Unicode text', or Windows-1252: whichever the bytes are. */
export function decode(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = isWide ? new TextDecoder('utf-16le').decode(bytes) : decodeNarrow(bytes)
  if (text.includes('\0') || bytes.subarray(0, 2).toString('latin1') === 'PK')
    throw new AppError('invalid', NOT_CSV)
  return text.toWellFormed()
}

function decodeNarrow(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** By the first line, outside quotes: a South African Excel writes semicolons. */
function separatorOf(text: string): ',' | ';' | '\t' {
  const [first = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1)
  const count = (separator: string) => first.split(separator).length
  const [best = ','] = ([',', ';', '\t'] as const).toSorted((a, b) => count(b) - count(a))
  return best
}

async function* slices(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += SLICE) {
    yield text.slice(from, from + SLICE)
    await nextTurn()
  }
}

/** The rows one by one, the headings first. A row that is too long, or one too many, refuses the file. */
export async function* readRows(text: string): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter: separatorOf(text),
    info: true,
    max_record_size: MOST_CHARACTERS,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  })
  const source = Readable.from(slices(text))
  source.pipe(parser)
  let rows = 0
  try {
    for await (const { record, info } of parser) {
      if (rows > MOST_ROWS) throw new AppError('too-large', TOO_MANY)
      if (record.length > MOST_COLUMNS) throw new AppError('invalid', TOO_WIDE)
      rows += 1
      yield { line: info.lines, cells: record }
    }
  } catch (error) {
    throw error instanceof CsvError ? new AppError('invalid', sentenceOf(error)) : error
  } finally {
    source.destroy()
    parser.destroy()
  }
}

const TOO_MANY = 'That file has more than 20,000 rows. Please split it.'
const TOO_WIDE = `That file has more than ${MOST_COLUMNS} columns. Please leave out those that are not needed.`

function sentenceOf({ code, lines }: CsvError & { lines?: number }): string {
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `A row has more than ${MOST_CHARACTERS} characters. Is a quote missing at the end of a cell?`
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A cell begins with a quote that never ends.'
  return `The file cannot be read${lines ? ` at line ${lines}` : ''}.`
}
