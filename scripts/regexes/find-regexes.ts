import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

export interface Regex {
  source: string
  flags: string
  /** Where it was found: a file and line. */
  at: string
}

export interface Found {
  regexes: Regex[]
  /** Expressions built from text, which no check can read. */
  built: string[]
}

/** Every regular expression of the site's code, and those that the schemas of its libraries use. */
export function findRegexes(): Found {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const found = files.map((file) => regexesOf(file, readFileSync(file, 'utf8')))
  return {
    regexes: [...found.flatMap(({ regexes }) => regexes), ...patternsOfApi()],
    built: found.flatMap(({ built }) => built),
  }
}

export function regexesOf(file: string, text: string): Found {
  const found: Found = { regexes: [], built: [] }
  const at = (offset: number) => `${file}:${text.slice(0, offset).split('\n').length}`
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const noteBuilt = ({ callee, start }: { callee: object; start: number }) => {
    if ('name' in callee && callee.name === 'RegExp') found.built.push(at(start))
  }
  new Visitor({
    Literal(node) {
      if (!('regex' in node) || !node.regex) return
      const { pattern, flags } = node.regex
      found.regexes.push({ source: pattern, flags, at: at(node.start) })
    },
    NewExpression: noteBuilt,
    CallExpression: noteBuilt,
  }).visit(program)
  return found
}

const API_DOCUMENT = 'docs/openapi.json'

/** The API document writes out the patterns of zod's own formats, such as dates. */
function patternsOfApi(): Regex[] {
  const patterns = new Set<string>()
  JSON.parse(readFileSync(API_DOCUMENT, 'utf8'), (key, value) => {
    if (key === 'pattern' && typeof value === 'string') patterns.add(value)
    return value
  })
  return [...patterns].map((source) => ({ source, flags: 'u', at: API_DOCUMENT }))
}
