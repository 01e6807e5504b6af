import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { expect, it } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }

/** The package of `kysely/migration` is kysely, of `@fastify/static` all of it. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

it('the built server loads only packages of a production install', () => {
  const files = readdirSync('dist/server', { recursive: true, encoding: 'utf8' })
  const loaded = files
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [
      ...readFileSync(`dist/server/${name}`, 'utf8').matchAll(
        /^import (?:[^"\n]+ from )?"([^"./#][^"]*)"/gm,
      ),
    ])
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !isBuiltin(specifier))
    .map(packageOf)
  expect(loaded).toContain('fastify')
  const installed = Object.keys(packageFile.dependencies)
  expect([...new Set(loaded)].filter((name) => !installed.includes(name))).toEqual([])
})
