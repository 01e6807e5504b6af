import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const FILES = globSync('.github/workflows/*.yml')

describe('the workflows', () => {
  it('use actions pinned to a commit, with their version beside it', () => {
    const uses = FILES.flatMap((file) => readFileSync(file, 'utf8').match(/uses: .+/g) ?? [])
    expect(uses.length).toBeGreaterThan(3)
    for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/)
    // The same everywhere.
    expect(new Set(uses.map((line) => line.replace(/@.*/, ''))).size).toBe(new Set(uses).size)
  })

  it('only read the repository', () => {
    for (const file of FILES)
      expect(parse(readFileSync(file, 'utf8')).permissions, file).toEqual({ contents: 'read' })
  })

  it('start the compose file that is documented, with the services that it has', () => {
    const { env, jobs } = parse(readFileSync('.github/workflows/image.yml', 'utf8'))
    const file = /-f (\S+)/.exec(env.COMPOSE)?.[1] ?? ''
    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain(`#   ${env.COMPOSE} up --build --detach`)
    const { services } = parse(readFileSync(file, 'utf8'), { merge: true })
    const script = jobs.compose.steps.map(({ run = '' }: { run?: string }) => run).join('\n')
    const named = script.match(/\b(caddy(?=:)|app-\d)\b/g)
    expect([...new Set(named)].sort()).toEqual(['app-1', 'app-2', 'app-3', 'caddy'])
    expect(Object.keys(services)).toEqual(expect.arrayContaining(named))
  })
})
