import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they come first in it. */
const REQUIREMENTS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
}

const page = readFileSync('docs/security.md', 'utf8')
/** What the page says of a chapter, such as V6. */
const chapterOf = (section: string) =>
  page.split(/^##+ /m).find((part) => part.startsWith(`V${section.split('.')[0]} `)) ?? ''

/** '6.2.1 to 6.2.10, 6.2.12' names eleven; '6.6' alone names a whole section. */
function isNamed(chapter: string, section: string, number: number): boolean {
  const numbers = chapter.matchAll(
    /(?<![\d.])(\d+\.\d+)(?:\.(\d+))?(?: to \1\.(\d+))?(?![\d.]*\d)/g,
  )
  return [...numbers].some(([, named, first, last]) => {
    if (named !== section) return false
    if (first === undefined) return true
    return Number(first) <= number && number <= Number(last ?? first)
  })
}

/** 'tests/http/{profile,bookings}.test.ts' names two. */
function spellOut(name: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(name) ?? []
  if (choices === undefined) return [name]
  return choices.split(',').flatMap((choice) => spellOut(before + choice + after))
}

describe('the page on security', () => {
  it.each(Object.entries(REQUIREMENTS))('covers all of %s', (section, count) => {
    const chapter = chapterOf(section)
    if (/^[^\n]*\s+Does not apply/.test(chapter)) return
    const numbers = Array.from({ length: count }, (_, index) => index + 1)
    const left = numbers.filter((number) => !isNamed(chapter, section, number))
    expect(left).toEqual([])
  })

  it('counts the passwords that are refused', () => {
    const list = readFileSync('src/server/features/accounts/passwords/leaked-passwords.txt', 'utf8')
    const count = new Set(list.trimEnd().split('\n')).size
    expect(page).toContain(
      `${count.toLocaleString('en')} leaked ones of eight characters or more are refused`,
    )
  })

  it('names files that exist, by their path or the end of it', () => {
    const files = globSync('{src,tests,docs,deploy,scripts}/**/*.*').map((file) => `/${file}`)
    const named = [...page.matchAll(/`([\w.,{}/-]+\.(?:ts|json|txt))`/g)].flatMap(([, name = '']) =>
      spellOut(name),
    )
    expect(named.length).toBeGreaterThan(100)
    const OTHERS = ['package-lock.json', '.well-known/security.txt']
    const lost = named.filter(
      (name) =>
        !OTHERS.some((other) => name.endsWith(other)) &&
        !files.some((file) => file.endsWith(`/${name}`)),
    )
    expect(lost).toEqual([])
  })
})
