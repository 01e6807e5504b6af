import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the newest section of the changelog says how to upgrade, and how far one can go back', () => {
  const [, newest = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)
  expect(newest).toMatch(/^.+\n\n\*\*Upgrade\*\*: (?:rolling|needs a stop)/)
  const [, upgrade = ''] = newest.split('\n\n')
  expect(upgrade).toMatch(/[Gg]o(?:ing)? back/)
})
