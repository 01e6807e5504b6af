import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = path.resolve('src')
/** Drawn into a file of its own, with a sheet of its own. */
const HAS_OWN_SHEET = /platform\/mail\/layout|profile\/poster\.ts/
const read = (pattern: string) =>
  globSync(pattern, { cwd: SOURCE })
    .filter((file) => !file.includes('.test.') && !HAS_OWN_SHEET.test(file))
    .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'))
    .join('\n')
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one)

const sheets = read('web/**/*.css')
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/@import[^;]*;/g, '')
const rules = new Set(found(found(sheets, /([^{};]*)\{/g).join(), /\.([a-z][\w-]*)/gi))

const code = read('{web,server/render}/**/*.{ts,tsx}').replace(
  /^import .*$|^\s*(\/\/|\/?\*).*$/gm,
  '',
)
const words = new Set(code.match(/[\w-]+/g))
/** The written part of `badge--${tone}`. */
const beginnings = found(code, /([a-z][\w-]*-\w*)\$\{/g)
/** className="a b", class="a b", classNames('a b', isOpen && 'c') */
const worn = found(code, /(?:class(?:Name)?="|classNames\(\s*'|&& '(?=is-|[\w-]+--))([\w -]+)["']/g)

/** `.map-legend [class]` styles the one; the other only holds the place of what comes late. */
const NEEDS_NO_RULE = new Set(['map-legend__inside', 'map-slot'])
/** Words of the trade, sizes and the points of the compass. */
const SHORT_WORDS = /^(btn|is|on|to|me|go|sr|qr|ui|ok|lg|sm|[nesw]|h?\d+)$/

it('has no rule for an unused class', () => {
  const isWorn = (name: string) =>
    words.has(name) ||
    beginnings.some((start) => name.startsWith(start) && words.has(name.slice(start.length)))
  expect([...rules].filter((name) => !isWorn(name))).toEqual([])
})

it('has a rule for each class in use, or for a part of it', () => {
  const hasRule = (name: string) =>
    rules.has(name) || [...rules].some((rule) => rule.startsWith(`${name}__`))
  const names = new Set(worn.flatMap((list) => list.split(' ')).filter(Boolean))
  expect(names.size).toBeGreaterThan(300)
  expect([...names].filter((name) => !hasRule(name) && !NEEDS_NO_RULE.has(name))).toEqual([])
})

it('has no class names of one or two letters', () => {
  const isShort = (word: string) => word.length < 3 && !SHORT_WORDS.test(word)
  expect([...rules].filter((name) => name.split(/[-_]+/).some(isShort))).toEqual([])
})
