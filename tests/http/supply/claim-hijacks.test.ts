import { afterEach, describe, expect, it } from 'vitest'
import { createUnclaimed } from '#demo/factories/businesses.ts'
import { type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { startClaims } from './claim-steps.ts'

const PUBLISHED = {
  emailPublic: 'info@zaidas.example',
  website: 'https://zaidas.example',
  phone: '021 555 0142',
}
const EVIL = { emailPublic: 'me@evil.example', webAddress: 'https://evil.example' }

let app: TestApp
afterEach(() => app.close())
const startAt = async (engine: TestApp['engine'], settings: Record<string, string> = {}) => {
  const steps = await startClaims(engine, settings)
  app = steps.app
  const suggest = (id: string, payload: object) =>
    app.server.inject({ method: 'POST', url: `/api/business/${id}/correction`, payload })
  const acceptAll = async (cookie: string) => {
    const list = await app.server.inject({ url: '/api/admin/corrections', headers: { cookie } })
    const codes: number[] = []
    for (const { id } of list.json().corrections) {
      const url = `/api/admin/corrections/${id}/accept`
      const done = await app.server.inject({
        method: 'POST',
        url,
        payload: {},
        headers: { cookie },
      })
      codes.push(done.statusCode)
    }
    return codes
  }
  return { ...steps, acceptAll, suggest }
}

describe.each(USUAL_ENGINES)('nobody takes a page, on %s,', (engine) => {
  it('by changing the contact first: the one from before proves it for thirty days', async () => {
    const { acceptAll, claim, codeOf, cookie, suggest, waitDays } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, PUBLISHED)
    await suggest(id, EVIL)
    expect(await acceptAll(cookie)).toEqual([200, 200])
    await claim(id)
    expect(await codeOf('me@evil.example')).toBe('')
    expect(await codeOf('info@zaidas.example')).toMatch(/^\d{6}$/)
    const byDomain = { proof: 'domain', mailbox: 'me@evil.example', email: 'me@evil.example' }
    expect((await claim(id, byDomain)).statusCode).toBe(400)
    await waitDays(31)
    expect((await claim(id, { email: 'new@example.com' })).statusCode).toBe(200)
    expect(await codeOf('me@evil.example')).toMatch(/^\d{6}$/)
  })

  it('by changing the contact while a claim is open: contacts are frozen', async () => {
    const { acceptAll, claim, cookie, business, suggest, waitDays } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, PUBLISHED)
    await suggest(id, { ...EVIL, phone: '021 555 0199', businessName: 'Zaida’s' })
    await claim(id, { proof: 'call' })
    const codes = await acceptAll(cookie)
    expect(codes.toSorted()).toEqual([200, 409, 409, 409])
    expect(await business(id)).toMatchObject({ ...PUBLISHED, businessName: 'Zaida’s' })
    const later = await waitDays(15)
    const task = app.services.tasks.find(({ name }) => name === 'claims-cleanup')
    await task?.run(new AbortController().signal)
    expect(await acceptAll(later)).toEqual([200, 200, 200])
  })

  it('by many tabs at once: one code is used once, and one claim is granted', async () => {
    const { claim, codeOf, tryCode } = await startAt(engine)
    // One business after the other: which tab comes when is for the engine to say.
    for (let round = 1; round <= 10; round += 1) {
      const emailPublic = `info@zaidas-${round}.example`
      const { id } = await createUnclaimed(app.context.db, { ...PUBLISHED, emailPublic })
      const email = `zaida-${round}@example.co.za`
      const { token } = (await claim(id, { email }, `196.25.1.${round}`)).json()
      const code = await codeOf(emailPublic)
      const answers = await Promise.all([1, 2, 3, 4].map(() => tryCode(token, code)))
      const states = answers.map(({ statusCode }) => statusCode).toSorted()
      expect(states).toEqual([200, 409, 409, 409])
    }
    const granted = await app.context.db
      .selectFrom('claims')
      .select('id')
      .where('state', '=', 'granted')
      .execute()
    expect(granted).toHaveLength(10)
  })

  it('by two claims proved at the same moment: neither gets it without us', async () => {
    const { business, claim, codeOf, tryCode } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, PUBLISHED)
    const one = (await claim(id)).json().token
    const oneCode = await codeOf('info@zaidas.example')
    const two = (
      await claim(id, { email: 'two@example.com', proof: 'domain', mailbox: 'two@zaidas.example' })
    ).json().token
    const twoCode = await codeOf('two@zaidas.example')
    const states = await Promise.all([tryCode(one, oneCode), tryCode(two, twoCode)])
    expect(states.map((answer) => answer.json().state)).toEqual(['proved', 'proved'])
    expect((await business(id))?.claimedAt).toBeNull()
  })

  it('by invented claims: whoever has the code is not shut out', async () => {
    const { claim, codeOf, list, tryCode } = await startAt(engine)
    const { db } = app.context
    const { id } = await createUnclaimed(db, PUBLISHED)
    const papers = { proof: 'papers', said: 'Mine.' }
    for (let number = 1; number <= 5; number += 1)
      expect((await claim(id, { ...papers, email: `no-${number}@example.com` })).statusCode).toBe(
        200,
      )
    expect((await claim(id, { ...papers, email: 'no-6@example.com' })).json().detail).toContain(
      'Several people claim this page',
    )
    // Somebody used the owner's address elsewhere, too.
    for (let number = 1; number <= 3; number += 1)
      await claim((await createUnclaimed(db)).id, papers)
    expect((await claim((await createUnclaimed(db)).id, papers)).json().detail).toContain(
      '3 claims with this address wait for us',
    )
    const mine = await claim(id)
    expect(mine.statusCode).toBe(200)
    const { state } = (await tryCode(mine.json().token, await codeOf('info@zaidas.example'))).json()
    // Five others want it, so a person decides.
    expect(state).toBe('proved')
    expect((await list()).claims).toContainEqual(
      expect.objectContaining({ state: 'proved', rivals: 5 }),
    )
    const other = await createUnclaimed(db, { emailPublic: 'info@other.example' })
    const { token } = (await claim(other.id)).json()
    expect((await tryCode(token, await codeOf('info@other.example'))).json().state).toBe('granted')
  })

  it('by guessing from a hundred addresses: five tries in all', async () => {
    const { business, claim, codeOf, tryCode } = await startAt(engine, { RATE_LIMIT: 'on' })
    const { id } = await createUnclaimed(app.context.db, PUBLISHED)
    const { token } = (await claim(id)).json()
    const code = await codeOf('info@zaidas.example')
    const guesses = Array.from({ length: 100 }, (_, index) => {
      const guess = String(index).padStart(6, '0')
      return guess === code ? '999999' : guess
    })
    const answers = await Promise.all(
      guesses.map((guess, index) => tryCode(token, guess, `196.${index}.7.9`)),
    )
    const tried = answers.filter((answer) => answer.json().detail.includes('not the code'))
    expect(tried).toHaveLength(5)
    // The right one is useless by then.
    expect((await tryCode(token, code, '197.1.1.1')).statusCode).toBe(400)
    expect((await business(id))?.claimedAt).toBeNull()
  })

  it('by the code of another claim, or another one’s link', async () => {
    const { claim, codeOf, tryCode } = await startAt(engine)
    const { db } = app.context
    const mine = await createUnclaimed(db, { emailPublic: 'mine@example.com' })
    const theirs = await createUnclaimed(db, PUBLISHED)
    const own = (await claim(mine.id)).json().token
    const code = await codeOf('mine@example.com')
    const { token } = (await claim(theirs.id)).json()
    const right = await codeOf('info@zaidas.example')
    if (code !== right) expect((await tryCode(token, code)).statusCode).toBe(400)
    expect((await tryCode(`${token.split('.')[0]}.${own.split('.')[1]}`, right)).statusCode).toBe(
      404,
    )
    expect((await tryCode('guessed', right)).statusCode).toBe(404)
  })
})
