import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { setUp } from '#server/operations/setup.ts'
import type { Question } from '#server/operations/terminal.ts'
import { findSettingsProblem, readConfig } from '#server/read-config.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cpt-setup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SMTP_PASSWORD = "it's 100% a/b@c"

/** Answers in turn, and remembers what was asked. */
function answering(...answers: string[]) {
  const asked: string[] = []
  const secrets: string[] = []
  const ask = async ({ text, isSecret }: Question) => {
    asked.push(text)
    const answer = answers.shift()
    if (answer === undefined) throw new Error(`Nobody answers: ${text}`)
    if (isSecret && answer !== '') secrets.push(answer)
    return answer
  }
  return { asked, ask, secrets }
}

it('asks until each answer is right, and writes a file that the site starts with', async () => {
  const file = path.join(folder, 'new.env')
  const { asked, ask, secrets } = answering(
    ...['', 'http://cpt.example', 'https://cpt.example'],
    ...['nobody', 'boss@cpt.example'],
    'help@cpt.example',
    ...['mail.example', "smtps://me:it's@mail.example", 'smtps://me@mail.example', SMTP_PASSWORD],
    'CPT Recommends <hello@cpt.example>',
    ...['on', ' 127.0.0.1 '],
    '/var/backups/cpt-recommends',
    ...['too short', ''],
    '',
    'a/b@c:d#e $f',
  )
  const said = await setUp({ file, ask, findProblem: findSettingsProblem })
  expect(asked[1]).toMatch(/^This one is needed\.\n/)
  expect(asked[2]).toMatch(/^PUBLIC_URL is an http address/)
  expect(asked[4]).toMatch(/^ADMIN_EMAIL is wrong/)
  expect(asked[7]).toMatch(/^SMTP_URL is wrong/)
  expect(asked[8]).toMatch(/must not contain/)
  expect(asked[12]).toMatch(/^TRUST_PROXY must name the proxies/)
  expect(asked[15]).toMatch(/^BACKUP_KEY is wrong/)
  expect(secrets).toEqual([SMTP_PASSWORD, 'too short', 'a/b@c:d#e $f'])
  expect(said).toContain('Keep a copy of its AUTH_SECRET and BACKUP_KEY away from this machine')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const settings = parseEnv(readFileSync(file, 'utf8'))
  expect(settings).toMatchObject({ POSTGRES_PASSWORD: 'a/b@c:d#e $f', TRUST_PROXY: '127.0.0.1' })
  expect(settings.BACKUP_TO).toBe('/var/backups/cpt-recommends')
  expect(settings.BACKUP_KEY).toMatch(/^[\w+/]{43}=$/)
  expect(settings.BACKUP_KEY).not.toBe(settings.AUTH_SECRET)
  expect(decodeURIComponent(new URL(settings.SMTP_URL ?? '').password)).toBe(SMTP_PASSWORD)
  expect(settings).not.toHaveProperty('DATABASE_URL')
  expect(readConfig(settings)).toMatchObject({
    mode: 'production',
    publicUrl: 'https://cpt.example',
    mailFrom: { name: 'CPT Recommends', address: 'hello@cpt.example' },
  })
})

it('never overwrites a file', async () => {
  const file = path.join(folder, 'new.env')
  const before = readFileSync(file, 'utf8')
  const { ask } = answering()
  await expect(setUp({ file, ask, findProblem: () => null })).rejects.toThrow('is there already')
  expect(readFileSync(file, 'utf8')).toBe(before)
})

it('a production without settings says what to set, in ten lines', () => {
  const problem = findSettingsProblem({ NODE_ENV: 'production' }) ?? ''
  expect(problem.split('\n')).toHaveLength(10)
  const example = parseEnv(problem.replaceAll(/^ +/gm, ''))
  expect(problem).toContain('npm run setup')
  expect(readConfig({ ...example, AUTH_SECRET: 'p3Xk9QvT2mZrB7sLdN4cFgH1aE6uYiOo' })).toMatchObject(
    {
      mode: 'production',
    },
  )
})
