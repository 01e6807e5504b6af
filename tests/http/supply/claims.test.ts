import { afterEach, describe, expect, it } from 'vitest'
import { createRequests } from '#demo/factories/activity.ts'
import { createBusiness, createUnclaimed } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { startClaims } from './claim-steps.ts'

const PUBLISHED = {
  businessName: 'Zaida’s Kitchen',
  emailPublic: 'info@zaidas.example',
  website: 'https://www.zaidas.example',
  phone: '021 555 0142',
}

let app: TestApp
afterEach(() => app.close())
const startAt = async (engine: TestApp['engine'], settings: Record<string, string> = {}) => {
  const steps = await startClaims(engine, settings)
  app = steps.app
  return steps
}

describe.each(USUAL_ENGINES)('a claim, on %s', (engine) => {
  it('is granted by the code that the published address gets', async () => {
    const { business, claim, codeOf, list, mails, payloads, tryCode } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, PUBLISHED)
    const unclaimed = (await app.server.inject({ url: pages.business(id) })).body
    expect(unclaimed).toContain('Not claimed yet')
    // What costs something is said with the plan.
    expect(unclaimed).toContain('On a plan: your own words and photos')
    const begun = await claim(id)
    expect(begun.statusCode).toBe(200)
    const { token } = begun.json()
    // A code by mail needs nobody, and the database does not have it.
    expect((await list()).claims).toEqual([])
    const code = await codeOf('info@zaidas.example')
    expect(code).toMatch(/^\d{6}$/)
    const [mail] = await mails('claim-code')
    expect(mail?.payload).not.toContain(code)
    const stored = await app.context.db.selectFrom('claims').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(code)

    const answer = await tryCode(token, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(answer.json()).toMatchObject({ state: 'granted' })
    const after = await business(id)
    // Nothing is paid: the page belongs to no account, and stays.
    expect(after).toMatchObject({ userId: null, plan: '', status: 'ACTIVE' })
    const page = (await app.server.inject({ url: pages.business(id) })).body
    expect(page).toContain('Claimed')
    expect(page).not.toContain('Not claimed yet')
    expect(page).not.toContain('Is this your business?')
    const [decided] = await payloads('claim-decided')
    expect(decided).toMatchObject({ recipient: 'zaida@example.co.za', outcome: 'granted', token })
    expect((await tryCode(token, code)).statusCode).toBe(409)
  })

  it('has masked ways only for what the page shows', async () => {
    const { claim, look } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, PUBLISHED)
    const form = await look(claimPages.claim(id))
    expect(form).toContain('i•••@zaidas.example')
    expect(form).toContain('021\u00a0•••\u00a0••42')
    const main = form.slice(form.indexOf('<main'))
    expect(main).not.toContain('info@zaidas.example')
    const bare = await createUnclaimed(app.context.db)
    for (const proof of ['mail', 'domain', 'call'])
      expect((await claim(bare.id, { proof, mailbox: 'a@b.example' })).statusCode).toBe(400)
  })

  it('takes an address at exactly the website’s domain, and no other', async () => {
    const { claim, codeOf, tryCode } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, { ...PUBLISHED, emailPublic: '' })
    for (const mailbox of [
      'zaida@zaidas.example.evil.example',
      'zaida@evil-zaidas.example',
      'zaida@zaidas.exampIe',
      'zaida@mail.zaidas.example',
      'zaida@example',
      'evil@evil.example,zaida@zaidas.example',
      '',
    ])
      expect((await claim(id, { proof: 'domain', mailbox })).json().errors?.mailbox).toContain(
        'ends in @zaidas.example',
      )
    const begun = await claim(id, { proof: 'domain', mailbox: 'Zaida@zaidas.example' })
    const code = await codeOf('zaida@zaidas.example')
    expect((await tryCode(begun.json().token, code)).json().state).toBe('granted')
  })

  it('never takes free mail for a domain', async () => {
    const { claim } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, {
      ...PUBLISHED,
      website: 'https://telkomsa.net',
    })
    expect((await claim(id, { proof: 'domain', mailbox: 'evil@telkomsa.net' })).statusCode).toBe(
      400,
    )
  })

  it('has five tries and fifteen minutes for a code, and three codes a day', async () => {
    const { claim, codeOf, tryCode, wait, waitDays } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, PUBLISHED)
    const { token } = (await claim(id)).json()
    const first = await codeOf('info@zaidas.example')
    wait(15 * 60_000)
    expect((await tryCode(token, first)).json().detail).toContain('expired')
    expect((await tryCode(token)).statusCode).toBe(200)
    const second = await codeOf('info@zaidas.example')
    // The one before is useless, also with tries left.
    if (first !== second) expect((await tryCode(token, first)).statusCode).toBe(400)
    expect((await tryCode(token)).statusCode).toBe(200)
    expect((await tryCode(token)).statusCode).toBe(429)
    // Somebody else gets none either: they are counted for the business.
    expect((await claim(id, { email: 'other@example.com' })).statusCode).toBe(429)
    await waitDays(1)
    expect((await tryCode(token)).statusCode).toBe(200)
    const code = await codeOf('info@zaidas.example')
    expect((await tryCode(token, code)).json().state).toBe('granted')
  })

  it('by a call gets its code read out by an admin at the listed number', async () => {
    const { claim, cookie, list, mails, send, tryCode, wait } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, PUBLISHED)
    const { token } = (await claim(id, { proof: 'call' })).json()
    expect(await mails('claim-received')).toHaveLength(1)
    expect(await mails('claims-waiting')).toHaveLength(1)
    const [waiting] = (await list()).claims
    expect((await app.services.adminStats.get()).todo).toMatchObject({ claims: 1, corrections: 0 })
    expect(waiting).toMatchObject({ sentTo: '021 555 0142', readOut: null })
    expect((await tryCode(token, '000000')).statusCode).toBe(400)
    const made = await send(ownPages.claimAction(waiting.id, 'code'), {}, cookie)
    expect(made.statusCode).toBe(303)
    const [{ readOut }] = (await list()).claims
    const stored = await app.context.db.selectFrom('claims').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(readOut.code)
    wait(23 * 3_600_000)
    expect((await tryCode(token, readOut.code)).json().state).toBe('granted')
  })

  it('by papers is decided by an admin, who says why not', async () => {
    const { business, claim, decide, list, payloads } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db)
    expect((await claim(id, { proof: 'papers' })).json().errors.said).toContain('what you can show')
    await claim(id, { proof: 'papers', said: 'A lease in my name.' })
    const [waiting] = (await list()).claims
    expect(waiting).toMatchObject({ proof: 'papers', said: 'A lease in my name.' })
    expect((await decide(waiting.id, 'decline')).statusCode).toBe(400)
    expect((await decide(waiting.id, 'decline', { reason: 'It is of 2019.' })).statusCode).toBe(200)
    expect((await decide(waiting.id, 'approve')).statusCode).toBe(409)
    expect(await payloads('claim-decided')).toEqual([
      expect.objectContaining({ outcome: 'declined', reason: 'It is of 2019.' }),
    ])
    await claim(id, { proof: 'papers', said: 'A lease of 2026.' })
    const [again] = (await list()).claims
    expect((await decide(again.id, 'approve')).statusCode).toBe(200)
    expect((await business(id))?.claimedAt).not.toBeNull()
    expect((await list('granted')).total).toBe(1)
  })

  it('of two people waits for the admin, and only one of them gets it', async () => {
    const { business, claim, codeOf, decide, list, payloads, tryCode } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, PUBLISHED)
    const first = (await claim(id)).json()
    const firstCode = await codeOf('info@zaidas.example')
    await claim(id, { email: 'other@example.com', proof: 'papers', said: 'Mine.' })
    expect((await list()).total).toBe(2)
    expect((await tryCode(first.token, firstCode)).json().state).toBe('proved')
    expect((await business(id))?.claimedAt).toBeNull()
    const proved = (await list()).claims.find(({ state }: { state: string }) => state === 'proved')
    await decide(proved.id, 'approve')
    expect((await list()).total).toBe(0)
    const outcomes = (await payloads('claim-decided')).map(({ recipient, outcome }) => [
      recipient,
      outcome,
    ])
    expect(outcomes).toEqual(
      expect.arrayContaining([
        ['zaida@example.co.za', 'granted'],
        ['other@example.com', 'declined'],
      ]),
    )
  })

  it('of a claimed business is a dispute: its owner hears at once, and silence moves nothing', async () => {
    const { business, claim, decide, list, payloads } = await startAt(engine)
    const { db } = app.context
    const { id, owner } = await createBusiness(db, PUBLISHED)
    expect((await claim(id)).json().errors.proof).toContain('papers')
    await claim(id, { proof: 'papers', said: 'They built our site once.' })
    expect(await payloads('claim-disputed')).toEqual([
      expect.objectContaining({ recipient: owner.email, name: 'Zaida Abrahams' }),
    ])
    const [dispute] = (await list()).claims
    expect(dispute).toMatchObject({ isDisputed: true, ownerId: owner.id })
    expect((await decide(dispute.id, 'approve')).json().detail).toContain('Pause the account first')
    await db.updateTable('users').set({ status: 'PAUSED' }).where('id', '=', owner.id).execute()
    await createRequests(db, app.context.secret, id, 2)
    expect((await decide(dispute.id, 'approve')).statusCode).toBe(200)
    // Who has booked hears of it, once.
    expect(await payloads('business-closed')).toEqual([
      expect.objectContaining({
        recipient: 'nomsa@example.co.za',
        businessId: id,
        bookings: expect.toSatisfy((bookings) => bookings.length === 2),
      }),
    ])
    expect(await db.selectFrom('bookings').select('id').execute()).toEqual([])
    expect(await business(id)).toMatchObject({ userId: null, plan: '', status: 'ACTIVE' })
  })

  it('of a business claimed a moment ago is a dispute too', async () => {
    const { claim, codeOf, payloads, tryCode } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, PUBLISHED)
    const { token } = (await claim(id)).json()
    await tryCode(token, await codeOf('info@zaidas.example'))
    expect((await claim(id, { email: 'other@example.com' })).statusCode).toBe(400)
    await claim(id, { email: 'other@example.com', proof: 'papers', said: 'Mine.' })
    expect(await payloads('claim-disputed')).toEqual([
      expect.objectContaining({ recipient: 'zaida@example.co.za' }),
    ])
  })

  it('can be stopped by the business, and withdrawn by the claimant', async () => {
    const { claim, codeOf, look, payloads, send, tryCode } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, PUBLISHED)
    const { token } = (await claim(id)).json()
    const [{ stopToken }] = await payloads('claim-code')
    expect(await look(claimPages.stop(stopToken))).toContain('Zaida Abrahams')
    expect(await look(claimPages.own(token))).toContain('Type the code')
    expect((await send(claimPages.stop(stopToken))).statusCode).toBe(303)
    expect((await tryCode(token, await codeOf('info@zaidas.example'))).statusCode).toBe(409)
    expect(await look(claimPages.own(token))).toContain('none of its people')
    const again = (await claim(id)).json()
    expect((await send(claimPages.action(again.token, 'withdraw'))).headers.location).toBe(
      pages.business(id),
    )
    expect(await look(claimPages.own(again.token))).toContain('You have withdrawn this claim')
  })

  it('works without script, and loses nothing that was typed', async () => {
    const { codeOf, look, send } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, PUBLISHED)
    const wrong = await send(claimPages.claim(id), {
      proof: 'mail',
      name: '',
      email: 'zaida@example.co.za',
      said: 'Ring me.',
    })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('Please enter your name.')
    expect(wrong.body).toContain('value="zaida@example.co.za"')
    expect(wrong.body).toContain('Ring me.')
    const sent = await send(claimPages.claim(id), {
      proof: 'mail',
      name: 'Zaida Abrahams',
      email: 'zaida@example.co.za',
      said: '',
      mailbox: '',
    })
    const page = String(sent.headers.location)
    expect(await look(page)).toContain('Type the code')
    const refused = await send(`${page}/code`, { code: 'abc' })
    expect(refused.body).toContain('Please type the six digits of the code.')
    const code = await codeOf('info@zaidas.example')
    const typed = code === '111111' ? '222222' : '111111'
    const missed = await send(`${page}/code`, { code: typed })
    expect(missed.body).toContain('That is not the code. 4 tries left.')
    expect((await send(`${page}/code`, { code })).headers.location).toBe(page)
    expect(await look(page)).toContain('The page is yours, Zaida Abrahams.')
  })

  it('ends after fourteen days, and what is known of it goes', async () => {
    const { claim, waitDays } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, PUBLISHED)
    await claim(id, { proof: 'call' })
    const task = app.services.tasks.find(({ name }) => name === 'claims-cleanup')
    await waitDays(15)
    expect(await task?.run(new AbortController().signal)).toBe('Ended: 1. Deleted: 0.')
    await waitDays(91)
    expect(await task?.run(new AbortController().signal)).toBe('Ended: 0. Deleted: 1.')
  })

  it('is not there while unclaimed businesses are hidden', async () => {
    app = await createTestApp(engine)
    const { id } = await createBusiness(app.context.db)
    expect((await app.server.inject({ url: claimPages.claim(id) })).statusCode).toBe(404)
    const owner = await createUser(app.context.db)
    const cookie = await signIn(app, owner)
    const asked = await app.server.inject({
      method: 'POST',
      url: `/api/business/${id}/claim`,
      headers: { cookie },
      payload: { proof: 'papers', said: 'Mine.', name: 'Zaida', email: 'zaida@example.co.za' },
    })
    expect(asked.statusCode).toBe(404)
  })
})
