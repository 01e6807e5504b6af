import { randomBytes } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findSettingsProblem } from '#server/read-config.ts'

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

  it('write settings with which a production starts', () => {
    const { jobs } = parse(readFileSync('.github/workflows/image.yml', 'utf8'))
    const run: string = jobs.compose.steps.find(
      ({ name }: { name?: string }) => name === 'Write the settings',
    ).run
    const random = randomBytes(32).toString('base64')
    const written = run.match(/(?<=echo ").+(?=")/g) ?? []
    const settings = Object.fromEntries(
      written.map((line) => {
        const [name = '', ...value] = line.replace(/\$\([^)]*\)/, random).split('=')
        return [name, value.join('=').replaceAll("'", '')]
      }),
    )
    expect(Object.keys(settings)).toContain('POSTGRES_PASSWORD')
    const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true })
    const ofCompose = Object.entries<string>(services['app-1'].environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)(?::[-?+]([^}]*))?\}/g, (_, asked, otherwise) =>
        String(settings[asked] ?? (value.includes(`${asked}:-`) ? otherwise : '')),
      ),
    ])
    expect(findSettingsProblem({ ...settings, ...Object.fromEntries(ofCompose) })).toBeNull()
  })
})
