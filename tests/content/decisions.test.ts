import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = path.resolve('docs/decisions')
const pages = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name))
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8')

const documents = [...globSync('*.md'), ...globSync('docs/**/*.md')]

it.each(documents)('the links in %s to our files are valid', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
  const targets = links.map(([, link = '']) => path.join(path.dirname(page), link))
  expect(targets.filter((target) => !existsSync(target))).toEqual([])
})

it('decisions are numbered without gaps and listed in the index', () => {
  expect(pages.map((name) => Number(name.slice(0, 4)))).toEqual(pages.map((_, index) => index + 1))
  const index = read('README.md')
  expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([])
})

it.each(pages)('%s has the number of its file, its title and its three parts', (name) => {
  const text = read(name)
  const number = Number(name.slice(0, 4))
  expect(text).toMatch(new RegExp(`^# ${number}\\. `))
  const [, title] = /^# \d+\. (.*)$/m.exec(text) ?? []
  expect(read('README.md')).toContain(`| [${number}](${name}) | ${title} | `)
  for (const part of ['## Context', '## Decision', '## Consequences']) expect(text).toContain(part)
})
