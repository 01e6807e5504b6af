import { afterEach, beforeEach, expect, it } from 'vitest'
import { ownPages } from '#shared/own-paths.ts'
import {
  applyImport,
  checkFile,
  countsOf,
  csv,
  HEADINGS,
  importFile,
  undoImport,
} from '#tests/helpers/import-file.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const ROTIS = 'M1,Rotis,Restaurant,12 Longmarket Street,Bo-Kaap,021 555 0101,'
const FORMULAS = ['=1+1', '@SUM(A1)', '+27', '-2', '\t=1', '＝1', ' =1']

let app: TestApp
beforeEach(async () => {
  app = await createTestApp(USUAL_ENGINES[0] ?? 'sqlite', { UNCLAIMED: 'on' })
})
afterEach(() => app.close())

const reportOf = async (id: string) => {
  const headers = { cookie: await signInAsAdmin(app) }
  return app.server.inject({ url: ownPages.importReport(id), headers })
}
const countBusinesses = async () =>
  (await app.context.db.selectFrom('businesses').select('id').execute()).length

it('takes one of 20,000 equal rows', async () => {
  const id = await checkFile(app, csv(HEADINGS, ...Array(20_000).fill(ROTIS)))
  expect(await countsOf(app, id)).toEqual({ new: 1, refused: 19_999 })
  const { body } = await reportOf(id)
  expect(body.split('\r\n')).toHaveLength(1 + 19_999 + 1)
}, 180_000)

it('refuses a file with one row more than that, and keeps nothing of it', async () => {
  const file = csv(HEADINGS, ...Array(20_001).fill('1,x'))
  await expect(checkFile(app, file)).rejects.toThrow('20,000 rows')
  expect(await app.context.db.selectFrom('importRows').select('number').execute()).toEqual([])
})

it('compares a row with a few of the thousands that share its number', async () => {
  const rows = (name: string, from: number, count: number) =>
    Array.from(
      { length: count },
      (_, at) =>
        `${name}${at},${name} ${from + at} of the mall,Other,${from + at} Main Road,Observatory,021 555 0199,`,
    )
  await importFile(app, csv(HEADINGS, ...rows('Shop', 1, 4000)))
  const begun = Date.now()
  const id = await checkFile(app, csv(HEADINGS, ...rows('Kiosk', 5000, 1000)))
  // Each with each would be minutes.
  expect(Date.now() - begun).toBeLessThan(30_000)
  expect(await countsOf(app, id)).toEqual({ maybe: 1000 })
}, 180_000)

it('writes a report in which no cell is a formula', async () => {
  const rows = FORMULAS.map(
    (text, at) => `"${text}","${text}",Other,"${at} ${text}",Nowhere,"${text}",`,
  )
  const id = await checkFile(app, csv(`${HEADINGS.replace('Website', '=Website')}`, ...rows))
  const { body, headers } = await reportOf(id)
  expect(headers['content-disposition']).toContain('import-report.csv')
  const cells = [...body.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell)
  expect(cells.filter((cell) => cell.includes('SUM')).length).toBeGreaterThan(0)
  expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠\t\r\n]/.test(cell))).toEqual([])
})

it.each([
  ['UTF-8 cut in the middle of a letter', Buffer.from('Café;é').subarray(0, -1)],
  ['lone continuation bytes', Buffer.from([0x80, 0xbf, 0xc0, 0xfe])],
  ['overlong forms', Buffer.from([0xc0, 0xaf, 0xe0, 0x80, 0xaf])],
  ['half of a surrogate pair', Buffer.from([0xed, 0xa0, 0x80])],
  ['control characters', Buffer.from('Ro\u0001ti\u001bs\u202e')],
])('reads %s as some letters, and breaks nothing', async (_name, bytes) => {
  const head = Buffer.from(`${HEADINGS}\r\nM1,`)
  const tail = Buffer.from(',Restaurant,12 Longmarket Street,Bo-Kaap,021 555 0101,\r\n')
  const id = await checkFile(app, Buffer.concat([head, bytes, tail]))
  await applyImport(app, id)
  const [one] = await app.context.db
    .selectFrom('businesses')
    .select(['id', 'businessName'])
    .execute()
  expect(one?.businessName.isWellFormed()).toBe(true)
  const page = await app.server.inject({ url: `/business/${one?.id}` })
  expect(page.statusCode).toBe(200)
})

it('undone twice, or after a second import of the same, takes nothing that is not its own', async () => {
  const first = await importFile(app, csv(HEADINGS, ROTIS))
  const second = await importFile(app, csv(HEADINGS, ROTIS.replace('0101', '0102')))
  await undoImport(app, first)
  // What the second has changed since stays.
  expect(await countBusinesses()).toBe(1)
  await undoImport(app, second)
  expect(await countBusinesses()).toBe(1)
  await expect(undoImport(app, first)).rejects.toThrow('Only a finished import')
})
