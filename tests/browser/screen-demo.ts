import type { Page } from '@playwright/test'
import { claimToken } from '#server/features/claims/claim-code.ts'
import { conversationToken } from '#server/features/desk/conversation-links.ts'
import { editToken } from '#server/features/reviews/edit-token.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { getSecret } from '#server/platform/db/secret.ts'
import { reviewPages, withToken } from '#shared/paths.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { book } from './booking-links.ts'
import type { Site } from './fixtures.ts'
import type { Demo } from './screen-list.ts'

const demos = new WeakMap<Site, Promise<Demo>>()

/** Read, with what the demo city lacks added, once for each site. */
export function demoOf(page: Page, site: Site): Promise<Demo> {
  const demo = demos.get(site) ?? readDemo(page, site)
  demos.set(site, demo)
  return demo
}

async function readDemo(page: Page, site: Site): Promise<Demo> {
  const ids = new Map<string, string>()
  let review = ''
  let reviewToEdit = ''
  let owner = ''
  let claim = ''
  const imports: Demo['imports'] = { finished: '', columns: newId(), ready: newId() }
  let conversation = { id: '', token: '' }
  await site.write(async (db) => {
    const businesses = await db.selectFrom('businesses').select(['id', 'businessName']).execute()
    for (const { id, businessName } of businesses) ids.set(businessName, id)
    const link = { googleReviewUrl: 'https://g.page/r/apostles/review' }
    const own = ids.get('Apostles Beach House') ?? ''
    await db.updateTable('businesses').set(link).where('id', '=', own).execute()
    // Its title has one of the longest words among the names.
    const ratings = db.selectFrom('ratings').select('id').orderBy('id')
    const ofBusiness = ratings.where('businessId', '=', ids.get('Die Wimperkamer') ?? '')
    review = (await ofBusiness.executeTakeFirstOrThrow()).id
    const email = 'writer@example.co.za'
    const at = new Date().toISOString()
    const writer = { ratingId: review, email, tokenHash: 'none', confirmedAt: at, createdAt: at }
    await db
      .insertInto('reviewWriters')
      .values(writer)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const secret = await getSecret(db, undefined)
    reviewToEdit = withToken(reviewPages.edit, editToken(secret, review, email))
    const written = db.selectFrom('conversations').select('id').where('state', '=', 'new')
    const { id } = await written.orderBy('isPremium', 'desc').executeTakeFirstOrThrow()
    conversation = { id, token: conversationToken(secret, 'device', id) }
    const users = db.selectFrom('users').select('id').where('email', '=', 'premium@example.co.za')
    owner = (await users.executeTakeFirstOrThrow()).id
    const claims = db.selectFrom('claims').select('id').where('state', '=', 'open')
    claim = claimPages.own(claimToken(secret, (await claims.executeTakeFirstOrThrow()).id))
    const finished = db.selectFrom('imports').selectAll().where('state', '=', 'done')
    const one = await finished.executeTakeFirstOrThrow()
    const rows = db.selectFrom('importRows').selectAll().where('importId', '=', one.id)
    const itsRows = await rows.execute()
    for (const state of ['columns', 'ready'] as const) {
      const importId = imports[state]
      await db
        .insertInto('imports')
        .values({ ...one, id: importId, state })
        .execute()
      await db
        .insertInto('importRows')
        .values(itsRows.map((row) => ({ ...row, importId, outcome: null })))
        .execute()
    }
    imports.finished = one.id
  })
  const business = (name: string) => ids.get(name) ?? ''
  const { visitor, owner: answer } = await book(page, site, {
    businessId: business('Apostles Beach House'),
    name: 'Thandeka Mokoena-Featherstonehaugh',
    phone: '082 000 0100',
    email: 'thandeka@example.co.za',
    dateISO: new Date(Date.now() + 9 * 24 * 3600 * 1000).toISOString(),
  })
  const pathOf = (link: string) => new URL(link).pathname
  const booking = { visitor: pathOf(visitor), owner: pathOf(answer) }
  return { business, review, reviewToEdit, owner, imports, claim, conversation, booking }
}
