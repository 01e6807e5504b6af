import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const WEB = path.resolve('src/web')
const TOKENS = 'styles/tokens.css'
const BREAKPOINTS = 'styles/breakpoints.css'
const read = (file: string) =>
  readFileSync(path.join(WEB, file), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    // Icons and the protea of a badge: a picture in an address cannot read a custom property.
    .replace(/url\("data:[^"]*"\)/g, '')
const sheets = globSync('**/*.css', { cwd: WEB }).map((file) => ({ file, text: read(file) }))

/** The matches of a pattern in all sheets but one, with their files. */
const findOutside = (home: string, pattern: RegExp) =>
  sheets
    .filter(({ file }) => file !== home)
    .flatMap(({ file, text }) => (text.match(pattern) ?? []).map((found) => `${file}: ${found}`))

it('takes colours from tokens', () => {
  const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^)]*\)/gi
  const named = /:[^;{}]*?\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange)\b(?!-)/g
  expect(sheets.length).toBeGreaterThan(90)
  expect(findOutside(TOKENS, colour)).toEqual([])
  expect(findOutside(TOKENS, named)).toEqual([])
})

it('uses only tokens that exist', () => {
  const all = sheets.map(({ text }) => text).join('\n')
  const written = globSync('**/*.tsx', { cwd: WEB })
    .map((file) => readFileSync(path.join(WEB, file), 'utf8'))
    .join('\n')
  const set = new Set(
    [...`${all}${written}`.matchAll(/(--[a-z][\w-]*)'?\]?:/g)].map(([, name]) => name),
  )
  const used = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  expect([...used].filter((name) => !set.has(name))).toEqual([])
})

const widths = [...read(BREAKPOINTS).matchAll(/\((max|min)-width: ([\d.]+)px\)/g)].map(
  ([, kind, width]) => (kind === 'max' ? Number(width) + 0.02 : Number(width)),
)

it('has five breakpoints', () => {
  expect(new Set(widths).size).toBe(5)
})

/** A low window is not a narrow one: the hero, its ticket and its bar, and a dialog with a pinned button. */
const ASKS_FOR_HEIGHT = /^(features\/home\/hero|components\/layout\/bar\.|components\/ui\/dialog\.)/

it('asks for the width of the window by the names of breakpoints', () => {
  const queries = findOutside(BREAKPOINTS, /@media[^{]*/g)
  expect(queries.length).toBeGreaterThan(100)
  expect(queries.filter((query) => /width/.test(query))).toEqual([])
  expect(queries.filter((query) => /height/.test(query) && !ASKS_FOR_HEIGHT.test(query))).toEqual(
    [],
  )
})

it('asks for the same widths in components', () => {
  const asked = globSync('**/*.{ts,tsx}', { cwd: WEB }).flatMap((file) =>
    [
      ...readFileSync(path.join(WEB, file), 'utf8').matchAll(/\((max|min)-width: ([\d.]+)px\)/g),
    ].map(([, kind, width]) => (kind === 'max' ? Number(width) + 0.02 : Number(width))),
  )
  expect(asked.length).toBeGreaterThan(4)
  expect(asked.filter((width) => !widths.includes(width))).toEqual([])
})
