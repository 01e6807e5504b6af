import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { ownPages } from '#shared/own-paths.ts'
import { checkFile, csv, HEADINGS } from '#tests/helpers/import-file.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const ROTIS = 'M1,Longmarket Rotis,Restaurant,12 Longmarket Street,Bo-Kaap,021 555 0101,'

let app: TestApp
let cookie: string
beforeEach(async () => {
  app = await createTestApp(USUAL_ENGINES[0] ?? 'sqlite')
  cookie = await signInAsAdmin(app)
})
afterEach(() => app.close())

const get = (url: string) => app.server.inject({ url, headers: { cookie } })
const post = (url: string, fields: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

async function send(url: string, text: string, source = 'the city’s list') {
  const form = new FormData()
  form.append('source', source)
  form.append('file', new Blob([text], { type: 'text/csv' }), 'markets.csv')
  const encoded = new Response(form)
  return app.server.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

it('goes from the file to the result and back by forms alone', async () => {
  const sent = await send(ownPages.imports, csv(HEADINGS, ROTIS, 'M2,,,,,,'))
  expect(sent.statusCode).toBe(303)
  const page = String(sent.headers.location)
  const id = page.split('/').at(-1) ?? ''
  const columns = (await get(page)).body
  expect(columns).toContain('Which column is what?')
  expect(columns).toContain('Longmarket Rotis')
  expect(columns).toMatch(/<option value="businessName" selected="">/)

  await post(ownPages.importAction(id, 'columns'), {
    'column-0': 'externalId',
    'column-1': 'businessName',
    'column-3': 'address',
    'column-4': 'suburb',
  })
  await app.services.imports.work()
  const ready = (await get(page)).body
  expect(ready).toContain('What would happen')
  expect(ready).toContain('There is no name in this row.')
  expect(ready).toContain(`href="${ownPages.importReport(id)}"`)
  const report = (await get(ownPages.importReport(id))).body.split('\r\n')
  expect(report).toHaveLength(3)
  expect(report[1]).toMatch(/^"3","Refused","There is no name in this row\.","","M2"/)

  await post(ownPages.importAction(id, 'apply'))
  await app.services.imports.work()
  expect((await get(page)).body).toContain('Undo this import')
  expect((await get(ownPages.imports)).body).toContain('1 business without an owner')

  await post(ownPages.importAction(id, 'undo'))
  await app.services.imports.work()
  expect((await get(page)).body).toContain('Everything is as before.')
  expect((await get(ownPages.imports)).body).toContain('0 businesses without an owner')
})

it('shows what is perhaps listed already beside what the file says', async () => {
  await createBusiness(app.context.db, {
    businessName: 'Longmarket Roti Shop',
    industry: 'Restaurant',
    address: '12 Longmarket Street, Bo-Kaap',
    area: 'City Bowl',
    phone: '021 555 0101',
  })
  const id = await checkFile(app, csv(HEADINGS, ROTIS))
  const [row] = (await get(`/api/admin/imports/${id}`)).json().rows
  expect(row.compared).toEqual({
    hasOwner: true,
    source: null,
    fields: [
      { field: 'businessName', inFile: 'Longmarket Rotis', listed: 'Longmarket Roti Shop' },
      { field: 'industry', inFile: 'Restaurant', listed: 'Restaurant' },
      { field: 'suburb', inFile: 'Bo-Kaap', listed: 'Bo-Kaap' },
      { field: 'phone', inFile: '021 555 0101', listed: '021 555 0101' },
      {
        field: 'address',
        inFile: '12 Longmarket Street, Bo-Kaap',
        listed: '12 Longmarket Street, Bo-Kaap',
      },
    ],
  })
  const page = (await get(ownPages.import(id))).body
  expect(page).toContain('Its owner looks after it')
  expect(page).toContain('Nothing changes: its owner looks after it')
  expect(page.match(/<mark>[^<]*<\/mark>/g)).toEqual([
    '<mark>Longmarket Rotis</mark>',
    '<mark>Longmarket Roti Shop</mark>',
  ])
  await app.context.db.deleteFrom('businesses').execute()
  const gone = await get(ownPages.import(id))
  expect(gone.statusCode).toBe(200)
  expect(gone.body).not.toContain('<mark>')
})

it('has every question, page by page, and keeps the answers of each', async () => {
  const rows = Array.from({ length: 61 }, (_, at) => ROTIS.replace('M1', `D${at}`))
  const id = await checkFile(app, csv(HEADINGS, ...rows))
  const second = (await get(ownPages.import(id, 2))).body
  expect(second).toContain('Page 2 of 2')
  expect(second).toContain('Perhaps the same (60)')
  expect(second).toContain('name="row-61"')
  expect(second).not.toContain('name="row-2"')
  // There is no page that it could be.
  expect(second).not.toMatch(/name="row-61"[^>]* value="update"/)
  expect(second).toMatch(/name="row-61"[^>]* value="leave"/)
  await post(ownPages.importAction(id, 'decide'), { page: '2', all: 'update' })
  expect((await get(`/api/admin/imports/${id}`)).json().rows[1].decision).toBe('leave')
  const answer = { page: '2', 'row-61': 'new', all: '' }
  const saved = await post(ownPages.importAction(id, 'decide'), answer)
  expect(saved.headers.location).toBe(`${ownPages.import(id)}?page=2`)
  const read = (await get(`/api/admin/imports/${id}?page=2`)).json()
  expect(read).toMatchObject({ page: 2, pageCount: 2 })
  const asked = read.rows.filter(({ verdict }: { verdict: string }) => verdict === 'maybe')
  expect(asked).toHaveLength(10)
  expect(asked.at(-1)).toMatchObject({ number: 61, decision: 'new' })
  // As it was when there were more.
  expect((await get(`/api/admin/imports/${id}?page=9`)).json().page).toBe(2)

  await app.services.imports.apply({ id: 'admin', email: 'admin@cpt.example' }, id)
  const refused = await post(ownPages.importAction(id, 'decide'), answer)
  expect(refused.statusCode).toBe(409)
})

it('says what a spreadsheet has done to the phone numbers', async () => {
  const eaten = [
    ROTIS.replace('021 555 0101', '215550101'),
    'M2,Obs Geysers,Other,1 Main Road,Observatory,2.77E+10,',
    'M3,Obs Gates,Other,2 Main Road,Observatory,"2,77E+10",',
  ]
  const sent = await send(ownPages.imports, csv(HEADINGS, ...eaten))
  const page = (await get(String(sent.headers.location))).body
  expect(page).toContain('1 lost its leading 0: we put it back. 2 were rounded, like 2.70E+10:')
  await app.services.imports.check(String(sent.headers.location).split('/').at(-1) ?? '')
  await app.services.imports.work()
  const rows = await app.context.db
    .selectFrom('importRows')
    .select('itsValues')
    .orderBy('number')
    .execute()
  const phones = rows.map(({ itsValues }) => itsValues && JSON.parse(itsValues).phone)
  expect(phones).toEqual(['0215550101', '', ''])

  const whole = await send(ownPages.imports, csv(HEADINGS, ROTIS))
  expect((await get(String(whole.headers.location))).body).not.toContain('spreadsheet')
})

it('says what is wrong with a file, and keeps the source', async () => {
  const refused = await send(ownPages.imports, 'PK not a file', 'the city’s list')
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain('That is not a CSV file.')
  expect(refused.body).toContain('value="the city’s list"')
  const large = await send(ownPages.imports, 'x'.repeat(11 * 1024 * 1024))
  expect(large.statusCode).toBe(413)
})

it('is the same by calls, one import at a time', async () => {
  const sent = await send('/api/admin/imports', csv(HEADINGS, ROTIS))
  const { id } = sent.json()
  await app.services.imports.work()
  const read = (await get(`/api/admin/imports/${id}`)).json()
  expect(read).toMatchObject({ state: 'ready', total: 1, counts: { new: 1, refused: 0 } })
  expect(read.rows).toMatchObject([{ line: 2, verdict: 'new', name: 'Longmarket Rotis' }])

  await app.context.db.updateTable('imports').set({ state: 'applying' }).execute()
  const second = await send('/api/admin/imports', csv(HEADINGS, ROTIS))
  expect(second.statusCode).toBe(409)
  await app.services.imports.work()
  expect((await post(`/api/admin/imports/${id}/undo`)).statusCode).not.toBe(500)
})
