import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { environmentSchema, readConfig } from '#server/read-config.ts'
import { exampleSettings } from '#tests/helpers/example-settings.ts'

const TEXT = readFileSync('docs/security.md', 'utf8')
const FILES = globSync('{src,tests}/**/*.{ts,tsx}')
const NAMES = new Set(FILES.map((file) => path.basename(file)))
const ROOTS = ['', 'src', 'src/server']
/** Marks a row that openly claims nothing. */
const NO_PROMISE = /\*\*(not met|partly|the operator's to meet)\*\*/

/** `tests/{a,b}.test.ts` names two files. */
function expand(name: string): string[] {
  const [whole, choices] = /\{([^}]*)\}/.exec(name) ?? []
  if (whole === undefined || choices === undefined) return [name]
  return choices.split(',').flatMap((choice) => expand(name.replace(whole, choice)))
}

const namedIn = (text: string) =>
  [...text.matchAll(/`([\w./{},-]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /\.(ts|tsx)$/.test(name) || /^tests\//.test(name))
    .flatMap(expand)

const isThere = (name: string) =>
  name.includes('/') ? ROOTS.some((root) => existsSync(path.join(root, name))) : NAMES.has(name)

const TEST = /\.(test|spec)\.ts`|`tests\/|`npm (ci|run check:dead)`|the same/

/** Every row of every table, with the name of its table's last column. */
const rows = TEXT.split(/\n{2,}/).flatMap((block) => {
  const lines = block.split('\n').filter((line) => line.startsWith('|'))
  const [head = '', , ...body] = lines
  return body.map((row) => ({ head: cells(head).at(-1), row, last: cells(row).at(-1) ?? '' }))
})

function cells(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

/** Sections and paragraphs that do not describe what the code does. */
const NO_CLAIM = [
  /^## (Reporting a vulnerability|Not met, and why)/,
  /^(Not defended against|Do not apply|Does not apply|\*Met\* names)/,
]

/** Paragraphs by section: no headings and no tables. */
const paragraphs = TEXT.split(/^(?=## )/m)
  .slice(1)
  .filter((part) => !NO_CLAIM.some((words) => words.test(part)))
  .flatMap((part) => part.split(/\n{2,}/))
  .filter((block) => !/^(#|\|)/.test(block.trim()) && block.trim() !== '')

it.each([
  ['docs/security.md', 150],
  ['docs/operations.md', 25],
])('the files and tests that %s names exist', (page, atLeast) => {
  const names = namedIn(readFileSync(page, 'utf8'))
  expect(names.length).toBeGreaterThan(atLeast)
  expect(names.filter((name) => !isThere(name))).toEqual([])
})

it('every paragraph with a claim names a test', () => {
  expect(paragraphs.length).toBeGreaterThan(5)
  const without = paragraphs.filter(
    (block) =>
      !NO_CLAIM.some((words) => words.test(block)) &&
      !TEST.test(block) &&
      !block.includes('`tests/fuzz/'),
  )
  expect(without).toEqual([])
})

it('.env.example lists exactly the settings that exist', () => {
  const { POSTGRES_PASSWORD: _password, LOG_DRIVER: _driver, ...ofTheSite } = exampleSettings()
  expect(Object.keys(ofTheSite).sort()).toEqual(Object.keys(environmentSchema.shape).sort())
})

it('.env.example shows the default of each setting, as a comment', () => {
  expect(parseEnv(readFileSync('.env.example', 'utf8'))).toEqual({})
  expect(readConfig(exampleSettings())).toEqual(readConfig({}))
})

it('every table row names its test, or says that it claims nothing', () => {
  expect(rows.length).toBeGreaterThan(100)
  const without = rows.filter(
    ({ head, row, last }) =>
      head !== 'usual · full (`npm run proof`)' && !TEST.test(last) && !NO_PROMISE.test(row),
  )
  expect(without.map(({ row }) => row)).toEqual([])
})
