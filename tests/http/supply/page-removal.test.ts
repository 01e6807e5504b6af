import { afterEach, describe, expect, it } from 'vitest'
import { createBusiness, createUnclaimed } from '#demo/factories/businesses.ts'
import { pages } from '#shared/paths.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import {
  applyImport,
  checkFile,
  countsOf,
  csv,
  HEADINGS,
  importFile,
} from '#tests/helpers/import-file.ts'
import { type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { startClaims } from './claim-steps.ts'

const ROTIS =
  'M1,Longmarket Rotis,Restaurant,12 Longmarket Street,Bo-Kaap,021 555 0101,rotis.example'

let app: TestApp
afterEach(() => app.close())
const startAt = async (engine: TestApp['engine']) => {
  const steps = await startClaims(engine)
  app = steps.app
  return steps
}

describe.each(USUAL_ENGINES)('the removal of a page, on %s,', (engine) => {
  it('needs the same proof, and keeps it out of later imports without its data', async () => {
    const { business, codeOf, look, send } = await startAt(engine)
    await importFile(app, csv(HEADINGS, ROTIS))
    const { db } = app.context
    const { id } = await db.selectFrom('businesses').select('id').executeTakeFirstOrThrow()
    expect(await look(claimPages.remove(id))).toContain('does not come back')
    const asked = await send(claimPages.remove(id), {
      proof: 'domain',
      mailbox: 'me@rotis.example',
      name: 'Rashida',
      email: 'rashida@example.co.za',
    })
    const page = String(asked.headers.location)
    expect(await business(id)).toBeDefined()
    const gone = await send(`${page}/code`, { code: await codeOf('me@rotis.example') })
    expect(gone.headers.location).toBe(claimPages.removed)
    expect(await look(claimPages.removed)).toContain('The page is removed')
    expect(await business(id)).toBeUndefined()
    expect((await app.server.inject({ url: pages.business(id) })).statusCode).toBe(404)
    const left = JSON.stringify(await db.selectFrom('removedBusinesses').selectAll().execute())
    for (const known of ['Rotis', '0101', 'rotis.example', 'M1']) expect(left).not.toContain(known)
    expect(await db.selectFrom('claims').selectAll().execute()).toEqual([])
    // Neither by its id in the source, nor by its name in another. Its phone alone may be a neighbour's: that is asked.
    const again = await checkFile(
      app,
      csv(
        HEADINGS,
        ROTIS,
        ROTIS.replace('M1', 'M8'),
        'M9,Other Rotis,Restaurant,12 Longmarket Street,Bo-Kaap,021 555 0101,',
      ),
    )
    expect(await countsOf(app, again)).toEqual({ removed: 2, maybe: 1 })
    await expect(applyImport(app, again)).resolves.toBeUndefined()
    expect(await db.selectFrom('businesses').selectAll().execute()).toEqual([])
  })

  it('may be an admin’s decision, whose record names nobody', async () => {
    const { business, claim, decide, list, payloads } = await startAt(engine)
    const { db } = app.context
    const { id } = await createUnclaimed(db, { businessName: 'Zaida’s Kitchen' })
    await claim(id, { wish: 'removal', proof: 'papers', said: 'It is my home address.' })
    const [waiting] = (await list()).claims
    expect(waiting.wish).toBe('removal')
    expect((await decide(waiting.id, 'approve')).statusCode).toBe(200)
    expect(await business(id)).toBeUndefined()
    expect(await payloads('claim-decided')).toEqual([
      expect.objectContaining({ recipient: 'zaida@example.co.za', outcome: 'removed' }),
    ])
    const record = await db.selectFrom('adminActions').selectAll().execute()
    expect(record).toContainEqual(expect.objectContaining({ action: 'approve-claim' }))
    expect(JSON.stringify(record)).not.toContain('Zaida')
  })

  it('is told to whoever was granted the page and has not paid, and to who claims it', async () => {
    const { claim, decide, granted, list, payloads } = await startAt(engine)
    const { id } = await granted()
    const papers = { proof: 'papers', said: 'The lease.' }
    await claim(id, { ...papers, email: 'rival@example.com' })
    await claim(id, { ...papers, email: 'owner@example.com', wish: 'removal' })
    const removal = (await list()).claims.find(({ wish }: { wish: string }) => wish === 'removal')
    expect((await decide(removal.id, 'approve')).statusCode).toBe(200)
    const told = (await payloads('claim-decided')).filter(({ outcome }) => outcome === 'removed')
    expect(told.map(({ recipient, reason }) => [recipient, reason])).toEqual(
      expect.arrayContaining([
        ['owner@example.com', ''],
        ['rival@example.com', expect.stringContaining('your claim is over')],
        ['zaida@example.co.za', expect.stringContaining('you need not pay')],
      ]),
    )
  })

  it('is not for a page that an owner looks after', async () => {
    const { claim } = await startAt(engine)
    const { id } = await createBusiness(app.context.db)
    const asked = await claim(id, { wish: 'removal', proof: 'papers', said: 'Please.' })
    expect(asked.statusCode).toBe(409)
    expect(asked.json().detail).toContain('close the account')
  })
})
