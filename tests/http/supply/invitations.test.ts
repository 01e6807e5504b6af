import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBusiness, createUnclaimed } from '#demo/factories/businesses.ts'
import { listingNotice } from '#server/features/invitations/mail/listing-notice.tsx'
import { MAIL_TEMPLATES } from '#server/mail-templates.ts'
import { composeMail } from '#server/platform/mail/compose.tsx'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { FORMER_OWNER, INVITATION_LOT } from '#shared/catalogue/unclaimed.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages, supplyPages } from '#shared/paths.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const MAIL = 'kitchen@example.co.za'
const ADMIN = { id: 'admin', email: 'admin@cpt.example' }

let app: TestApp
afterEach(() => app.close())

const mails = () =>
  app.context.db
    .selectFrom('outboxMessages')
    .select(['recipient', 'payload'])
    .where('kind', '=', 'listing-notice')
    .orderBy('recipient')
    .execute()
const record = () =>
  app.context.db.selectFrom('invitations').selectAll().orderBy('decidedAt').execute()

describe.each(ENGINES)('invitations on %s', (engine) => {
  let cookie: string
  beforeEach(async () => {
    app = await createTestApp(engine, { UNCLAIMED: 'on' })
    cookie = await signInAsAdmin(app)
  })
  const open = async () =>
    (await app.server.inject({ url: ownPages.invitations, headers: { cookie } })).body
  const press = (action: 'send' | 'close', fields: Record<string, string> = {}) =>
    app.server.inject({
      method: 'POST',
      url: ownPages.invitationsAction(action),
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })

  it('tell a business once what we show, and note why that was lawful', async () => {
    const { db, secret } = app.context
    const kitchen = await createUnclaimed(db, {
      businessName: 'Zaida’s Kitchen',
      emailPublic: MAIL,
      source: 'the market’s own list',
      checkedOn: '2026-11-12',
    })
    await createUnclaimed(db, { businessName: 'Without an address' })
    await createUnclaimed(db, { emailPublic: 'hidden@example.co.za', isHidden: true })
    await createBusiness(db, { emailPublic: 'owner@example.co.za' })
    expect(await open()).toContain('Write to the next 1')

    const sent = await press('send')
    expect(sent.headers.location).toBe(`${ownPages.invitations}?sent=1`)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.recipient).toBe(MAIL)
    expect(readPayload(secret, mail?.payload ?? '')).toMatchObject({ businessId: kitchen.id })
    expect(await record()).toMatchObject([
      {
        businessId: kitchen.id,
        address: MAIL,
        source: 'the market’s own list',
        checkedOn: '2026-11-12',
        outcome: 'sent',
      },
    ])
    expect(await open()).toContain(`${MAIL}, from the market’s own list`)
    expect((await press('send')).statusCode).toBe(409)
  })

  it('go to a mailbox once ever: not to a branch, not after the page was removed and came again', async () => {
    const { db } = app.context
    const first = await createUnclaimed(db, { emailPublic: MAIL })
    await createUnclaimed(db, { emailPublic: MAIL.toUpperCase() })
    await press('send')
    expect(await mails()).toHaveLength(1)
    await db.deleteFrom('businesses').where('id', '=', first.id).execute()
    await createUnclaimed(db, { emailPublic: MAIL })
    await press('send')
    expect(await mails()).toHaveLength(1)
    expect((await record()).map(({ outcome }) => outcome).toSorted()).toEqual([
      'left',
      'left',
      'sent',
    ])
  })

  it('do not go to an address from a visitor, to who had an owner’s page, or to who claims it', async () => {
    const { db } = app.context
    const emailPublic = MAIL
    await createUnclaimed(db, { emailPublic, setBy: { emailPublic: 'visitor' } })
    await createUnclaimed(db, { emailPublic, setBy: {} })
    await createUnclaimed(db, { emailPublic, source: FORMER_OWNER })
    const claimed = await createUnclaimed(db, { emailPublic })
    const claim = await app.server.inject({
      method: 'POST',
      url: `/api/business/${claimed.id}/claim`,
      payload: { proof: 'mail', name: 'Zaida Abrahams', email: 'zaida@example.co.za' },
    })
    expect(claim.statusCode).toBe(200)
    expect((await press('send')).statusCode).toBe(409)
    expect(await mails()).toEqual([])
    await app.server.inject({
      method: 'POST',
      url: claimPages.action(claim.json().token, 'withdraw'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })
    await press('send')
    expect(await record()).toMatchObject([{ businessId: claimed.id, outcome: 'sent' }])
  })

  it('do not go to whoever asked for none', async () => {
    expect((await press('close', { email: 'nobody' })).statusCode).toBe(400)
    await press('close', { email: ` ${MAIL.toUpperCase()} ` })
    await createUnclaimed(app.context.db, { emailPublic: MAIL })
    await press('send')
    expect(await mails()).toEqual([])
    expect(await record()).toMatchObject([{ outcome: 'left' }])
    const stored = await app.context.db.selectFrom('closedMailboxes').selectAll().execute()
    expect(JSON.stringify(stored).toLowerCase()).not.toContain(MAIL)
  })

  it('go in lots, and two admins at once write to nobody twice', async () => {
    const count = INVITATION_LOT + 5
    for (let at = 0; at < count; at += 1)
      await createUnclaimed(app.context.db, { emailPublic: `stall-${at}@example.co.za` })
    await press('send')
    expect(await mails()).toHaveLength(INVITATION_LOT)
    const both = await Promise.allSettled([
      app.services.invitations.sendLot(ADMIN),
      app.services.invitations.sendLot(ADMIN),
    ])
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
    const recipients = (await mails()).map(({ recipient }) => recipient)
    expect(recipients).toHaveLength(count)
    expect(new Set(recipients).size).toBe(count)
  })
})

it('wait while the pages are hidden', async () => {
  app = await createTestApp('sqlite')
  await createUnclaimed(app.context.db, { emailPublic: MAIL, isHidden: true })
  await expect(app.services.invitations.sendLot(ADMIN)).rejects.toThrow('Show them first')
})

it('name no price and no plan, and lead to the page, its claim, its correction and its removal', async () => {
  app = await createTestApp('sqlite')
  const { kind, sample } = listingNotice
  const createdAt = '2026-11-19T08:00:00.000Z'
  const { subject, text } = composeMail(
    { id: 'Fh3kWq8ZtVb2MxYp', kind, recipient: MAIL, payload: JSON.stringify(sample), createdAt },
    MAIL_TEMPLATES,
    app.context,
  )
  const { businessId } = sample
  for (const page of [
    pages.business(businessId),
    claimPages.claim(businessId),
    claimPages.remove(businessId),
    supplyPages.correction(businessId),
  ])
    expect(text).toContain(`http://localhost:3000${page}`)
  expect(text).toContain('once and never again')
  expect(text).toContain(sample.source)
  expect(`${subject} ${text}`).not.toMatch(/\bR ?\d|premium|basic|\bplans?\b|offer/i)
})
