import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chooseNode } from '../../scripts/lib/node.mjs'

interface Locked {
  version: string
  integrity?: string
  os?: string
  bin?: Record<string, string>
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { optionalDependencies } = read('package.json') as {
  optionalDependencies: Record<string, string>
}
const locked: Record<string, Locked> = read('package-lock.json').packages

describe('the Node in the packages', () => {
  it.each(Object.entries(optionalDependencies))('%s has a checksum', (name, version) => {
    expect(locked[`node_modules/${name}`]).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-/),
      os: 'linux',
      bin: { node: 'bin/node' },
    })
  })

  it('is one version on all platforms, and the one that runs here', () => {
    expect([...new Set(Object.values(optionalDependencies))]).toEqual([process.versions.node])
  })

  it('has the version of the official image, which production runs on', () => {
    const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
    const [version] = Object.values(optionalDependencies)
    expect(dockerfile).toMatch(new RegExp(`^ARG NODE_IMAGE=node:${version}-trixie-slim$`, 'm'))
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    expect(last).toMatch(/^\nFROM \$\{NODE_IMAGE\}\n/)
    expect(last).not.toContain('node_modules/.bin')
    expect(last).toContain('fonts-dejavu-core')
    expect(last).toContain('postgresql-client')
  })
})

describe('the choice of a Node', () => {
  const own = (version: string) => ({ file: '/usr/bin/node', version })

  it('takes the one in the packages, whatever version the machine has', () => {
    for (const version of ['20.20.2', '26.10.0'])
      expect(chooseNode('node_modules/.bin/node', own(version))).toBe('node_modules/.bin/node')
  })

  it.each(['24.12.0', '24.21.0', '26.0.0', '100.0.0'])('takes the machine’s own %s', (version) => {
    expect(chooseNode(undefined, own(version))).toBe('/usr/bin/node')
  })

  it.each(['20.20.2', '22.23.3', '24.9.0', '24.11.1'])(
    'rejects the machine’s own %s',
    (version) => {
      expect(chooseNode(undefined, own(version))).toBeUndefined()
    },
  )
})
