import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the newest release of the changelog has the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [, newest] = /^## (\d\S+)/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? []
  expect(newest).toBe(version)
})
