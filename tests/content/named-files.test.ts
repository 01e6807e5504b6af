import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const NAMED = /\b(?:bench|deploy|scripts|src|tests)\/[\w./-]+\.(?:css|json|mjs|tsx?)\b/g

it('every file that the documents name exists', () => {
  const gone = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(NAMED)]
      .filter(([file]) => !existsSync(file))
      .map(([file]) => `${document}: ${file}`),
  )
  expect(gone).toEqual([])
})
