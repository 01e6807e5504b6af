import { expect, test } from 'vitest'
import { findMailRecords } from './mail-records.ts'
import type { Outside } from './outside.ts'

/** DNS as a table: a list of texts, or the code of a failure. */
const dns = (names: Record<string, string[] | string>): Outside => ({
  ask: () => Promise.reject(new Error('not asked here')),
  resolveTxt: async (name) => {
    const found = names[name] ?? 'ENOTFOUND'
    if (Array.isArray(found)) return found
    throw Object.assign(new Error(found), { code: found })
  },
})

const states = async (names: Record<string, string[] | string>, selector?: string) =>
  (await findMailRecords(dns(names), 'mail.cpt.example', selector)).map(({ state }) => state)

const SPF = { 'mail.cpt.example': ['google-site-verification=x', 'v=spf1 mx -all'] }
const DKIM = { 'cpt1._domainkey.mail.cpt.example': ['v=DKIM1; k=rsa; p=MIGf'] }
const DMARC = { '_dmarc.cpt.example': ['v=DMARC1; p=reject'] }

test('all three are found, DMARC of the domain above', async () => {
  expect(await states({ ...SPF, ...DKIM, ...DMARC }, 'cpt1')).toEqual(['ok', 'ok', 'ok'])
})

test('none is found, with a record to copy', async () => {
  const findings = await findMailRecords(dns({}), 'mail.cpt.example', undefined)
  expect(findings.map(({ state }) => state)).toEqual(['warn', 'warn', 'warn'])
  expect(findings.map(({ line }) => line)).toEqual([
    'mail.cpt.example  TXT  v=spf1 mx ~all',
    'name._domainkey.mail.cpt.example  TXT  v=DKIM1; k=rsa; p=…',
    '_dmarc.mail.cpt.example  TXT  v=DMARC1; p=quarantine',
  ])
})

test.each([
  ['two SPF records', { 'mail.cpt.example': ['v=spf1 a', 'v=spf1 b'] }, undefined, 0, 'warn'],
  ['a text that only looks like SPF', { 'mail.cpt.example': ['v=spf10'] }, undefined, 0, 'warn'],
  [
    'a key without a known name',
    { '_domainkey.mail.cpt.example': 'ENODATA' },
    undefined,
    1,
    'unknown',
  ],
  ['a key that was revoked', { 'cpt1._domainkey.mail.cpt.example': ['p='] }, 'cpt1', 1, 'warn'],
  ['a name server that is down', { 'mail.cpt.example': 'ETIMEOUT' }, undefined, 0, 'unknown'],
  ['a network without DNS', { '_dmarc.mail.cpt.example': 'ECONNREFUSED' }, undefined, 2, 'unknown'],
] as const)('%s', async (_what, names, selector, index, state) => {
  const copied = Object.fromEntries(
    Object.entries(names).map(([name, said]) => [
      name,
      typeof said === 'string' ? said : [...said],
    ]),
  )
  expect((await states(copied, selector))[index]).toBe(state)
})
