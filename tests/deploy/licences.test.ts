import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const DOCUMENT = readFileSync('docs/licences.md', 'utf8')
/** Their notice is all they ask for, and it comes with every package and bundle. */
const NOTICE_ONLY = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause']

interface Locked {
  license?: string
  dev?: boolean
}

/** A package for each platform, one of which is installed, counts as one. */
const nameOf = (path: string) =>
  path
    .replace(/^.*node_modules\//, '')
    .replace(/^(@img\/sharp(?:-libvips)?)-(?:[a-z]+\d*)-.+$/, '$1-*')
    .replace(/^@img\/sharp-wasm32$/, '@img/sharp-*')

/** The packages of a production install, by licence. */
function findInstalled(): Map<string, string[]> {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  const names = new Map<string, Set<string>>()
  for (const [path, { license = 'none', dev }] of Object.entries(packages))
    if (path !== '' && !dev && !NOTICE_ONLY.includes(license))
      for (const one of license.replaceAll(/[()]/g, '').split(' AND '))
        if (!NOTICE_ONLY.includes(one))
          names.set(one, (names.get(one) ?? new Set()).add(nameOf(path)))
  return new Map([...names].sort().map(([licence, of]) => [licence, [...of].sort()]))
}

describe('the page on licences', () => {
  it('names every installed package that asks for more than its notice', () => {
    const section = DOCUMENT.slice(DOCUMENT.indexOf('## Packages'))
    const documented = [...section.matchAll(/^\| ([\w.-]+) \| (`.+?) \| .+ \|$/gm)].map(
      ([, licence = '', names = '']) =>
        [licence, [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)] as const,
    )
    expect(new Map(documented)).toEqual(findInstalled())
  })

  it('names files that exist', () => {
    const files = [...DOCUMENT.matchAll(/`((?:public|src|docs)\/[^`*]+)`/g)]
    expect(files.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([])
    // Swagger UI is inside a package with another licence.
    expect(existsSync('node_modules/@fastify/swagger-ui/static/swagger-ui-bundle.js')).toBe(true)
    expect(DOCUMENT).toMatch(/^\| Swagger UI \| .+ \| Apache-2\.0 /m)
  })
})

describe('the files of the browser', () => {
  it('come with the notices of what they contain, and name them', () => {
    const notices = readFileSync('dist/client/licences.md', 'utf8')
    for (const name of ['react-dom', '@tanstack/react-router', 'lucide-react', 'zod'])
      expect(notices).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(\\w+\\)\\n\\n.+`, 'm'))
    const licences = [...notices.matchAll(/^## \S+ - \S+ \((.+)\)$/gm)].map(([, name]) => name)
    expect([...new Set(licences)].sort()).toEqual(['(MIT OR Apache-2.0)', 'ISC', 'MIT'])
    const without = globSync('dist/client/assets/*.js').filter(
      (file) => !readFileSync(file, 'utf8').includes('/*! /licences.md */'),
    )
    expect(without).toEqual([])
  })
})
