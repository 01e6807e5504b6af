import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/read-config.ts'
import { exampleSettings } from '#tests/helpers/example-settings.ts'
import { SITE } from '../../scripts/lib/run.mjs'

const text = readFileSync('deploy/systemd/cpt-recommends@.service', 'utf8')
  .replaceAll(/\\\n\s+/g, '')
  .replaceAll('%i', '3001')

/** What the process is started with: env's assignments, and the command. */
const [assignments, command] = (() => {
  const words = /^ExecStart=\/usr\/bin\/env (.+)$/m.exec(text)?.[1]?.split(' ') ?? []
  const first = words.findIndex((word) => !word.includes('='))
  return [words.slice(0, first), words.slice(first)]
})()

const pairs = (words: string[]) =>
  Object.fromEntries(words.map((word) => word.split(/=(.*)/s, 2) as [string, string]))

/** Environment= loses to the files, the files to each other in their order, all of them to env. */
function environmentOf(files: Record<string, Record<string, string | undefined>>) {
  const valuesOf = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.+)$`, 'gm'))].map(([, value = '']) => value)
  const inFiles = valuesOf('EnvironmentFile').map((name) => files[name.replace(/^-/, '')] ?? {})
  return Object.assign(
    pairs(valuesOf('Environment').flatMap((line) => line.split(' '))),
    ...inFiles,
    pairs(assignments),
  )
}

describe('the systemd unit', () => {
  it('starts the built server as its own user', () => {
    expect(command).toEqual(['node', ...SITE])
    expect(text).toMatch(/^User=cpt-recommends$/m)
    expect(text).toMatch(/^NoNewPrivileges=yes$/m)
  })

  it('passes its port and folder, whatever a copied .env.example says', () => {
    const environment = environmentOf({
      '/etc/cpt-recommends.env': {
        ...exampleSettings(),
        PUBLIC_URL: 'https://cptrecommends.example',
        AUTH_SECRET: 'p3Xk9QvT2mZrB7sLdN4cFgH1aE6uYiOo',
      },
      '/etc/cpt-recommends-3001.env': { METRICS_PORT: '9401' },
    })
    expect(readConfig(environment)).toMatchObject({
      mode: 'production',
      port: 3001,
      dataDir: '/var/lib/cpt-recommends',
      metrics: { port: 9401 },
    })
  })
})
