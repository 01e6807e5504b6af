import { parseDocument } from 'yaml'

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/

/** Splits a content file into the YAML between its `---` lines and the Markdown below. */
export function splitFrontMatter(source: string): { fields: unknown; body: string } {
  const match = FENCED.exec(source)
  if (!match) throw new Error('must begin with front matter between two lines of ---')
  const document = parseDocument(match[1] ?? '')
  const fault = document.errors[0]
  if (fault) throw new Error(`front matter is not YAML: ${fault.message}`)
  return { fields: document.toJS(), body: (match[2] ?? '').trim() }
}
