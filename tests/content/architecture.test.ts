import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const TEXT = readFileSync('docs/architecture.md', 'utf8')
const NAMED = new Set(
  [...TEXT.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => name.match(/[\w-]+/g) ?? []),
)
const folders = globSync('src/**/*', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ parentPath, name }) => path.relative('.', path.join(parentPath, name)))
  // Git has no empty folders, but leaves them behind where files have moved away.
  .filter((folder) => readdirSync(folder).length > 0)

it('the architecture names every folder of src', () => {
  expect(folders.length).toBeGreaterThan(100)
  expect(folders.filter((folder) => !NAMED.has(path.basename(folder)))).toEqual([])
})

it('no folder of src has so many files that nobody reads its list', () => {
  const long = folders.filter(
    (folder) =>
      readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length > 30,
  )
  expect(long).toEqual([])
})
