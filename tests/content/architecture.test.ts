import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
/** The table of folders: which it is about, and what its row names inside them. */
const rows = readFileSync('docs/architecture.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `src/'))
  .map((line) => {
    const [first = '', ...siblings] = namesIn(line.split('|')[1] ?? '')
    const beside = siblings.map((name) => path.join(path.dirname(first), name))
    return { paths: [first, ...beside], names: new Set(namesIn(line)) }
  })

const folders = globSync('src/**/*', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ parentPath, name }) => path.relative('.', path.join(parentPath, name)))
  // Git has no empty folders, but leaves them behind where files have moved away.
  .filter((folder) => readdirSync(folder).length > 0)

/** By its path, as the parent of one, or by its name in the row of a folder that it is in. */
function isNamed(folder: string): boolean {
  return rows.some(({ paths, names }) =>
    paths.some((named) => {
      if (named === folder || named.startsWith(`${folder}/`)) return true
      // `src/shared/<subject>` is about the folders of src/shared.
      const [room = ''] = named.split('/<')
      return folder.startsWith(`${room}/`) && names.has(path.basename(folder))
    }),
  )
}

it('the architecture names every folder of src', () => {
  expect(folders.length).toBeGreaterThan(100)
  // Each feature may have a folder for its mail templates, and the demo one of pictures per category.
  const byRule = /^src\/server\/features\/.*\/mail$|^src\/demo\/pictures\//
  expect(folders.filter((folder) => !isNamed(folder) && !byRule.test(folder))).toEqual([])
})
