import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Locked {
  integrity?: string
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

describe.each(['package-lock.json', 'bench/lighthouse/package-lock.json'])('%s', (file) => {
  const locked: Record<string, Locked> = JSON.parse(readFileSync(file, 'utf8')).packages

  it('has a checksum of every package', () => {
    const without = Object.entries(locked).filter(([name, { integrity }]) => name && !integrity)
    expect(without.map(([name]) => name)).toEqual([])
  })

  it('has no package with an install script', () => {
    const scripted = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript)
    expect(scripted.map(([name]) => name)).toEqual([])
  })

  it('has the packages of every system, not only of the one that wrote it', () => {
    const isLocked = (name: string) =>
      Object.keys(locked).some((key) => key.endsWith(`node_modules/${name}`))
    const optional = Object.values(locked).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    )
    expect(optional.filter((name) => !isLocked(name))).toEqual([])
  })
})

it('npm runs no install script', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
