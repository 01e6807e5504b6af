import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createConversation } from '#demo/factories/conversations.ts'
import { createUser } from '#demo/factories/users.ts'
import { conversationToken } from '#server/features/desk/conversation-links.ts'
import { ownPages } from '#shared/own-paths.ts'
import { helpPages } from '#shared/paths.ts'
import { mailsTo } from '#tests/helpers/booked.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

/** A Thursday morning. */
const NOW = new Date('2026-11-19T08:20:00.000Z')
const HOUR_MS = 3_600_000
const ADMIN = 'admin@cptrecommends.local'

describe.each(USUAL_ENGINES)('the admin’s inbox on %s', (engine) => {
  let app: TestApp
  let admin: string
  let now: Date
  beforeEach(async () => {
    now = NOW
    app = await createTestApp(engine, { ADMIN_EMAIL: ADMIN }, { clock: () => now })
    const user = await createUser(app.context.db, { role: 'ADMIN', email: 'nomvula@example.co.za' })
    admin = await signIn(app, user)
  })
  afterEach(() => app.close())

  const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS)
  const asked = (text: string, hours: number) => ({
    messages: [{ side: 'writer' as const, text, at: hoursAgo(hours) }],
  })
  const post = (url: string, fields: Record<string, string> = {}) =>
    app.server.inject({
      method: 'POST',
      url,
      headers: { cookie: admin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const get = async (url: string) =>
    (await app.server.inject({ url, headers: { cookie: admin } })).body
  const stateOf = async (id: string) => {
    const row = app.context.db.selectFrom('conversations').select(['state', 'dueAt'])
    return row.where('id', '=', id).executeTakeFirstOrThrow()
  }
  const actionsOf = async () =>
    (
      await app.context.db
        .selectFrom('adminActions')
        .select(['action', 'targetLabel'])
        .orderBy('createdAt')
        .orderBy('id')
        .execute()
    ).map(({ action }) => action)

  it('shows which answers of the Help Center helped least', async () => {
    expect(await get(ownPages.support)).not.toContain('Did this help?')
    const votes = {
      'book-a-time': ['yes', 'yes', 'no'],
      invoices: ['no', 'no'],
      'your-picture': ['yes'],
    }
    for (const [id, helped] of Object.entries(votes))
      for (const one of helped) await post(helpPages.article(id), { helped: one })
    const page = await get(ownPages.support)
    const rows = [
      ...page.matchAll(/<tr><td><a href="\/help\/([^"]+)">[^<]+<\/a><\/td>(.*?)<\/tr>/g),
    ]
    expect(rows.map(([, id, counts = '']) => [id, counts.match(/\d+/g)?.join(' ')])).toEqual([
      ['invoices', '2 0'],
      ['book-a-time', '1 2'],
      ['your-picture', '0 1'],
    ])
  })

  it('is the same as calls: list, one conversation, note, answer, solve, reopen', async () => {
    const { db } = app.context
    const { id } = await createConversation(db, asked('My page is gone.', 2))
    const call = async (method: 'GET' | 'POST', path = '', payload?: object) =>
      app.server.inject({
        method,
        url: `/api/admin/conversations${path}`,
        headers: { cookie: admin },
        ...(payload && { payload }),
      })
    const list = (await call('GET')).json()
    expect(list).toMatchObject({ state: 'new', page: 1, counts: { new: 1, waiting: 0 } })
    expect(list.lines).toEqual([expect.objectContaining({ id, state: 'new' })])
    expect((await call('GET', '?state=solved')).json().lines).toEqual([])
    expect((await call('GET', '?state=lost')).statusCode).toBe(400)

    expect((await call('POST', `/${id}/note`, { note: ' ' })).statusCode).toBe(400)
    expect((await call('POST', `/${id}/note`, { note: 'Ask Sipho.' })).statusCode).toBe(200)
    const words = { message: 'It is back.', solves: true }
    const answers = await Promise.all([1, 2].map(() => call('POST', `/${id}/reply`, words)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const opened = (await call('GET', `/${id}`)).json()
    expect(opened).toMatchObject({ id, state: 'solved', notes: [{ text: 'Ask Sipho.' }] })
    expect(opened.messages.map(({ text }: { text: string }) => text)).toEqual([
      'My page is gone.',
      'It is back.',
    ])
    expect((await call('POST', `/${id}/solve`)).json().detail).toBe('It is solved already.')
    expect((await call('POST', `/${id}/reopen`)).statusCode).toBe(200)
    expect((await call('POST', `/${id}/reopen`)).statusCode).toBe(409)
    expect((await stateOf(id)).state).toBe('new')
    expect((await actionsOf()).toSorted()).toEqual([
      'answer-conversation',
      'note-conversation',
      'reopen-conversation',
    ])
    expect((await call('GET', '/nothing')).statusCode).toBe(404)
  })

  it('has PREMIUM first, then the oldest, with what is due and overdue, also on the Overview', async () => {
    const { db } = app.context
    const ofOwner = async (plan: 'BASIC' | 'PREMIUM') => ({
      userId: (await createBusiness(db, { ownerInput: { plan } })).owner.id,
    })
    await createConversation(db, asked('Young visitor', 1))
    await createConversation(db, { ...(await ofOwner('BASIC')), ...asked('Basic owner', 30) })
    await createConversation(db, asked('Old visitor', 24 * 9))
    await createConversation(db, { ...(await ofOwner('PREMIUM')), ...asked('Late premium', 2) })
    await createConversation(db, { ...(await ofOwner('PREMIUM')), ...asked('First premium', 26) })
    await createConversation(db, { ...asked('Done with', 60), isSolved: true })
    const page = await get(ownPages.support)
    const titles = [...page.matchAll(/<b>([^<]+)<\/b>/g)].map(([, title]) => title)
    expect(titles).toEqual([
      'First premium',
      'Late premium',
      'Old visitor',
      'Basic owner',
      'Young visitor',
    ])
    expect(page).toContain('Overdue since today, 08:20')
    expect(page).toContain('Due tomorrow, 08:20')
    expect(await get(`${ownPages.support}?state=solved`)).toContain('Done with')
    expect(await get(`${ownPages.support}?state=waiting`)).toContain('Nobody has an answer to give')
    const stats = await app.server.inject({
      url: '/api/admin/stats',
      headers: { cookie: admin },
    })
    expect(stats.json().todo).toMatchObject({ overdueMessages: 2, newMessages: 3 })
  })

  it('answers by mail with our words alone, once, and hears of the next message', async () => {
    const { db, secret } = app.context
    const { id, reference } = await createConversation(db, asked('A stranger’s words', 3))
    const reply = () =>
      post(ownPages.supportAction(id, 'reply'), { message: 'Nothing was taken.\nGood morning.' })
    const answers = await Promise.all([reply(), reply()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    const mails = await mailsTo(app, 'nomsa@example.co.za')
    expect(mails.map(({ subject }) => subject)).toEqual([
      `There is an answer to your message (${reference})`,
    ])
    expect(mails[0]?.text).toContain('Nothing was taken.')
    expect(mails[0]?.text).not.toContain('stranger')
    expect(await stateOf(id)).toEqual({ state: 'waiting', dueAt: null })

    const page = helpPages.conversation(conversationToken(secret, 'mail', id))
    const shown = await get(page)
    expect(shown).toContain('Your turn')
    expect(shown).toContain('Nothing was taken.')
    now = new Date(NOW.getTime() + HOUR_MS)
    await post(page, { message: 'Thank you, and one more.' })
    expect(await stateOf(id)).toEqual({ state: 'new', dueAt: '2026-11-24T09:20:00.000Z' })
    const toAdmin = await mailsTo(app, ADMIN)
    expect(toAdmin.map(({ subject }) => subject)).toEqual(['Somebody has written to you'])
    expect(toAdmin[0]?.text).not.toContain('one more')
    expect(await actionsOf()).toEqual(['answer-conversation'])
  })

  it('solves with and without an answer, opens again, and says what is so already', async () => {
    const { id } = await createConversation(app.context.db, asked('Please help', 3))
    const reopen = ownPages.supportAction(id, 'reopen')
    const solve = ownPages.supportAction(id, 'solve')
    await post(ownPages.supportAction(id, 'reply'), { message: 'It is done.', after: 'solve' })
    expect(await stateOf(id)).toEqual({ state: 'solved', dueAt: null })
    const twice = await post(solve)
    expect([twice.statusCode, twice.body.includes('It is solved already.')]).toEqual([409, true])
    expect((await get(ownPages.supportConversation(id))).includes('Open again')).toBe(true)
    await post(reopen)
    expect(await stateOf(id)).toEqual({ state: 'new', dueAt: '2026-11-24T08:20:00.000Z' })
    expect((await post(reopen)).body).toContain('It is open already.')
    await post(solve)
    expect(await actionsOf()).toEqual(
      expect.arrayContaining(['answer-conversation', 'reopen-conversation', 'solve-conversation']),
    )
    const refused = await post(ownPages.supportAction(id, 'reply'), { message: '' })
    expect([refused.statusCode, refused.body.includes('Please write your message.')]).toEqual([
      400,
      true,
    ])
    await app.context.db.deleteFrom('conversations').execute()
    const gone = await post(ownPages.supportAction(id, 'reply'), { message: 'Still there?' })
    expect([gone.statusCode, gone.body.includes('may have erased it')]).toEqual([404, true])
  })

  it('keeps notes from the writer’s page and mails, and once', async () => {
    const { id } = await createConversation(app.context.db, asked('Please help', 3))
    const note = ownPages.supportAction(id, 'note')
    for (const _ of [1, 2]) await post(note, { note: 'Ask the provider.' })
    const page = (await get(ownPages.supportConversation(id))).split('Ask the provider.')
    expect(page).toHaveLength(2)
    expect(page[0]).toContain('Note by nomvula@example.co.za')
    const own = helpPages.conversation(conversationToken(app.context.secret, 'mail', id))
    expect(await get(own)).not.toContain('Ask the provider.')
    expect(await mailsTo(app, 'nomsa@example.co.za')).toEqual([])
    expect((await stateOf(id)).state).toBe('new')
  })

  it('is in the digest of the morning', async () => {
    await createConversation(app.context.db, asked('Overdue', 24 * 9))
    await createConversation(app.context.db, asked('New', 1))
    const task = app.services.tasks.find(({ name }) => name === 'admin-digest')
    expect(await task?.run(new AbortController().signal)).toBe('Waiting: 2.')
    const [mail] = await mailsTo(app, ADMIN)
    expect(mail?.subject).toBe('Messages that wait for your answer: 2')
    expect(mail?.text).toContain('2, overdue: 1')
  })
})
