import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { onPostgres } from '#tests/helpers/migrated-databases.ts'
import { type PostgresServer, startPostgres } from '#tests/helpers/servers/postgres-server.ts'
import { SITE } from '../../scripts/lib/run.mjs'

const PASSWORD = 'a/b@c:d#e?f%41 g'
const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true })
const dataDir = mkdtempSync(path.join(tmpdir(), 'cpt-compose-'))

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres({ password: PASSWORD })
  await onPostgres(server.url, `create user cpt password '${PASSWORD}'`)
  await onPostgres(server.url, 'create database cpt owner cpt')
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The environment of a container, with `.env` inserted as compose does. */
function environmentOf(service: string, dotEnv: string): Record<string, string> {
  const settings = parseEnv(dotEnv)
  const filled = Object.entries<string>(compose.services[service].environment).map(
    ([name, value]) => [
      name,
      value.replaceAll(
        /\$\{(\w+):(?:\?|-)([^}]*)\}/g,
        // After ':?' stands a message, after ':-' what is inserted otherwise.
        (all, key, rest) => settings[key] ?? (all.includes(':-') ? rest : ''),
      ),
    ],
  )
  return { ...settings, ...Object.fromEntries(filled) }
}

function migrate(password: string) {
  const environment = environmentOf(
    'app-1',
    `PUBLIC_URL=https://cptrecommends.example\nAUTH_SECRET='p3Xk9QvT2mZrB7sLdN4cFgH1aE6uYiOo'\nPOSTGRES_PASSWORD='${password}'\n`,
  )
  const inside = new URL(environment.DATABASE_URL ?? '')
  inside.host = new URL(server.url).host
  return spawnSync(process.execPath, [...SITE, 'migrate'], {
    encoding: 'utf8',
    env: { ...environment, DATABASE_URL: inside.href, DATA_DIR: dataDir },
  })
}

it('a password of any characters opens the database of compose.yaml', () => {
  expect(environmentOf('postgres', `POSTGRES_PASSWORD='${PASSWORD}'`).POSTGRES_PASSWORD).toBe(
    PASSWORD,
  )
  expect(migrate(PASSWORD)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Migrated: /),
  })
  expect(migrate('another').stderr).toContain('password authentication failed')
})
