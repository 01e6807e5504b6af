import { check } from 'recheck'
import { expect, it } from 'vitest'
import { regexesOf } from './find-regexes.ts'

it('finds expressions wherever they are written, and those that are built from text', () => {
  const { regexes, built } = regexesOf(
    'page.tsx',
    [
      'const A = /a+$/gu',
      "export const B = () => <p title={x.replace(/b/, '')}>{'/no/'}</p>",
      "const schema = z.string().regex(/^c$/, 'x') // /not this/",
      'const D = new RegExp(text)',
      "const E = RegExp('e')",
    ].join('\n'),
  )
  expect(regexes).toEqual([
    { source: 'a+$', flags: 'gu', at: 'page.tsx:1' },
    { source: 'b', flags: '', at: 'page.tsx:2' },
    { source: '^c$', flags: '', at: 'page.tsx:3' },
  ])
  expect(built).toEqual(['page.tsx:4', 'page.tsx:5'])
})

it('has a checker that sees quadratic time', async () => {
  const { status } = await check(String.raw`^br;q=0\.\d*[1-9]\d*$`, '')
  expect(status).toBe('vulnerable')
})
