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
/** Where a class is given: className="a", className={…}, classNames(…), class="a", one.className = 'a' */
const GIVEN = /(?:\bclass(?:Name)?|[a-z]ClassName|\bclassNames)(\s*=\s*\{|="|\s*=\s*|: |\()/g
const CLOSING: Record<string, string> = { '{': '}', '(': ')' }
/** The code that gives a class, up to its closing quote, bracket or line. */
function givenAt(start: number, opening: string): string {
  if (opening === '="') return code.slice(start - 1, code.indexOf('"', start) + 1)
  const bracket = opening.at(-1) ?? ''
  const closing = CLOSING[bracket]
  if (closing === undefined) return code.slice(start, code.indexOf('\n', start))
  let depth = 1
  let end = start
  for (; depth > 0 && end < code.length; end += 1)
    depth += code[end] === bracket ? 1 : code[end] === closing ? -1 : 0
  return code.slice(start, end)
}
const given = [...code.matchAll(GIVEN)]
  .map((match) => givenAt(match.index + match[0].length, match[1] ?? ''))
  .flatMap((part) => [...part.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flat())
  // 'a' inside of `b ${isOpen ? 'a' : ''}`
  .flatMap((text) => [text, ...(text.startsWith('`') ? (text.match(/'[^'\n]*'/g) ?? []) : [])])
  .flatMap((text) =>
    text
      .slice(1, -1)
      .replace(/\$\{[^}]*\}/g, '$')
      .split(/\s+/),
  )
const words = new Set(given)
/** The written part of `badge--${tone}`. */
const beginnings = given
  .map((word) => word.split('$'))
  .flatMap(([start = '', ...rest]) => (rest.length > 0 && start.includes('-') ? [start] : []))
/** Returned by a function, or passed on to what gives it. */
const GIVEN_ELSEWHERE = /^(is-burst|is-none|week-entry--\w+|invoice__total|heart|tooltip)$/
/** className="a b", class="a b", classNames('a b', isOpen && 'c') */
const worn = found(code, /(?:class(?:Name)?="|classNames\(\s*'|&& '(?=is-|[\w-]+--))([\w -]+)["']/g)

/** `.map-legend [class]` styles the one; the other only holds the place of what comes late. */
const NEEDS_NO_RULE = new Set(['map-legend__inside'])
/** Words of the trade, sizes and the points of the compass. */
const SHORT_WORDS = /^(btn|is|in|on|to|me|go|sr|qr|ui|ok|lg|sm|[nesw]|h?\d+)$/

it('has no rule for an unused class', () => {
  const isGiven = (name: string) =>
    words.has(name) || beginnings.some((start) => name.startsWith(start))
  const unused = [...rules].filter((name) => !isGiven(name) && !GIVEN_ELSEWHERE.test(name))
  expect(unused).toEqual([])
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
