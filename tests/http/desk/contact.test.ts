import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { ownPages } from '#shared/own-paths.ts'
import { helpPages } from '#shared/paths.ts'
import { mailsTo } from '#tests/helpers/booked.ts'
import { fieldError } from '#tests/helpers/field-error.ts'
import { follow } from '#tests/helpers/follow.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

/** A Thursday morning. */
const NOW = new Date('2026-11-19T08:20:00.000Z')
const MESSAGE = {
  topic: 'booking',
  name: 'Thandi Mokoena',
  email: 'thandi@example.co.za',
  about: 'FH3K-WQ8Z',
  message: 'They phoned me. The page says the request has lapsed.',
}
const LINK = /\/help\/conversation\/[\w.-]+/

describe.each(USUAL_ENGINES)('writing to us on %s', (engine) => {
  let app: TestApp
  let now: Date
  beforeEach(async () => {
    now = NOW
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterEach(() => app.close())

  const send = (url: string, fields: object, headers = {}) =>
    app.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ ...fields }).toString(),
    })
  const call = (payload: object, cookie = '') =>
    app.server.inject({ method: 'POST', url: '/api/contact', payload, headers: { cookie } })
  const get = (url: string, cookie = '') => app.server.inject({ url, headers: { cookie } })
  const count = async () =>
    (await app.context.db.selectFrom('conversations').select('id').execute()).length

  it('without script: a number, the day of the answer, a mail without the words, the same page', async () => {
    const sent = await send(helpPages.contact, { ...MESSAGE, website: '' })
    const page = await follow(app, sent)
    expect(page).toContain('Thank you, Thandi. We have it.')
    expect(page).toContain('Tuesday 24 November')
    const [reference = ''] = /CPT-[2-9A-Z]{6}/.exec(page) ?? []
    expect(reference).not.toBe('')
    expect(page).not.toContain('<script')

    const [mail] = await mailsTo(app, MESSAGE.email)
    expect(mail?.subject).toBe(`We have your message (${reference})`)
    expect(mail?.text).toContain('Tuesday 24 November')
    expect(mail?.text).not.toContain('They phoned me')
    const [link = ''] = LINK.exec(mail?.text ?? '') ?? []
    expect(link).not.toBe(sent.headers.location)
    const read = await get(link)
    expect(read.body).toContain('They phoned me. The page says the request has lapsed.')
    expect([read.headers['cache-control'], read.headers['x-robots-tag']]).toEqual([
      'no-store',
      'noindex',
    ])
  })

  it('shows what is wrong beside the field, and keeps what was typed', async () => {
    const refused = await send(helpPages.contact, {
      ...MESSAGE,
      topic: '',
      email: 'thandi@example',
      message: ' ',
    })
    expect(refused.statusCode).toBe(400)
    expect(fieldError(refused.body, 'topic')).toBe('Please choose what it is about.')
    expect(fieldError(refused.body, 'email')).toBe('Please enter a valid email address.')
    expect(fieldError(refused.body, 'message')).toBe('Please write your message.')
    expect(refused.body).toContain('value="Thandi Mokoena"')
    const nobody = await send(helpPages.contact, { ...MESSAGE, email: '' })
    expect(fieldError(nobody.body, 'email')).toBe('Please enter a valid email address.')
    const long = await call({ ...MESSAGE, message: 'x'.repeat(4001) })
    expect(long.json().errors.message).toBe('Please keep the message to 4,000 characters.')
    expect(await count()).toBe(0)
    expect((await get(`${helpPages.contact}?topic=payments`)).body).toMatch(
      /<option value="payments" selected/,
    )
  })

  it('by the call, and twice at the same moment, is one conversation and one mail', async () => {
    const answers = await Promise.all([call(MESSAGE), call(MESSAGE), call(MESSAGE)])
    const bodies = answers.map((answer) => answer.json())
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(bodies.map(({ reference }) => reference)).size).toBe(1)
    expect(bodies[0].answerBy).toBe('2026-11-24T08:20:00.000Z')
    expect((await get(bodies[0].page)).statusCode).toBe(200)
    expect(await count()).toBe(1)
    expect(await mailsTo(app, MESSAGE.email)).toHaveLength(1)
    await call({ ...MESSAGE, message: 'Another question.' })
    expect(await count()).toBe(2)
    // The same words an hour later are meant.
    now = new Date(NOW.getTime() + 3_600_000)
    await call(MESSAGE)
    expect(await count()).toBe(3)
  })

  it('again in the conversation: twice is once, and a solved one is open again', async () => {
    const { page } = (await call(MESSAGE)).json()
    const more = { message: 'It was for eight people.' }
    await Promise.all([send(page, more), send(page, more)])
    const shown = (await get(page)).body
    expect(shown.split('It was for eight people.')).toHaveLength(2)
    expect(shown).toContain('We answer by Tuesday 24 November')
    expect((await send(page, { message: '' })).body).toContain('Please write your message.')

    expect(await follow(app, await send(`${page}/solved`, {}))).toContain('Solved')
    await send(`${page}/solved`, {})
    now = new Date('2026-11-21T10:00:00.000Z')
    const token = page.split('/').at(-1)
    const again = await app.server.inject({
      method: 'POST',
      url: `/api/conversations/${token}/messages`,
      payload: { message: 'It is not solved after all.' },
    })
    expect(again.statusCode).toBe(200)
    // A Saturday: three working days end on Wednesday.
    expect((await get(page)).body).toContain('We answer by Wednesday 25 November')
  })

  it('refuses wrong, foreign and erased links with a sentence', async () => {
    const { page } = (await call(MESSAGE)).json()
    const other = (await call({ ...MESSAGE, message: 'Another.' })).json().page
    const [id, mark] = page.split('/').at(-1).split('.')
    const foreign = `${other.split('/').at(-1).split('.')[0]}.${mark}`
    for (const token of ['x', id, `${id}.`, foreign, `${id}.${mark.slice(1)}`]) {
      const answer = await get(helpPages.conversation(token))
      expect(answer.statusCode, token).toBe(404)
      expect(answer.body).toContain('There is no such conversation.')
      expect((await send(helpPages.conversation(token), { message: 'Hello' })).statusCode).toBe(404)
    }
    await app.context.db.deleteFrom('conversations').execute()
    expect((await get(page)).statusCode).toBe(404)
    expect((await send(page, { message: 'Hello' })).body).toContain('it was erased since')
  })

  it('takes nothing from a robot, and looks as if it did', async () => {
    const robot = { ...MESSAGE, website: 'https://spam.example' }
    expect((await send(helpPages.contact, robot)).statusCode).toBe(303)
    expect((await call(robot)).statusCode).toBe(201)
    expect(await count()).toBe(0)
    expect(await mailsTo(app, MESSAGE.email)).toEqual([])
  })

  it('an owner’s belongs to the account: a day for PREMIUM, listed in the dashboard, gone with it', async () => {
    const { db } = app.context
    const { owner } = await createBusiness(db, { ownerInput: { plan: 'PREMIUM' } })
    const cookie = await signIn(app, owner)
    expect((await get(helpPages.contact, cookie)).body).toContain(owner.email)
    expect((await get(ownPages.help, cookie)).body).toContain('You have not written to us yet.')
    const { answerBy, reference } = (
      await call({ ...MESSAGE, email: 'elsewhere@example.co.za' }, cookie)
    ).json()
    expect(answerBy).toBe('2026-11-20T08:20:00.000Z')
    expect(await mailsTo(app, 'elsewhere@example.co.za')).toEqual([])
    expect(await mailsTo(app, owner.email)).toHaveLength(1)
    const list = (await get(ownPages.help, cookie)).body
    expect(list).toContain(reference)
    expect(list).toContain('You get an answer within one working day.')
    const [link = ''] = LINK.exec(list) ?? []
    expect((await get(link, cookie)).body).toContain('They phoned me.')

    const stranger = await signIn(app, (await createBusiness(db)).owner)
    expect((await get(ownPages.help, stranger)).body).not.toContain(reference)
    await db.deleteFrom('users').where('id', '=', owner.id).execute()
    expect(await count()).toBe(0)
    expect(await db.selectFrom('conversationMessages').select('text').execute()).toEqual([])
  })
})

describe('limits', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await createTestApp('sqlite', { RATE_LIMIT: 'on' })
  })
  afterEach(() => app.close())
  const write = (payload: object, cookie = '') =>
    app.server.inject({ method: 'POST', url: '/api/contact', payload, headers: { cookie } })

  it('for a browser and for a mailbox say what they are, and repeats count for neither mail', async () => {
    const first = await write(MESSAGE)
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
    for (let sent = 1; sent <= 10; sent += 1) await write(MESSAGE, cookie)
    const refused = await write(MESSAGE, cookie)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().detail).toBe(
      'You have sent several messages. Please wait ten minutes before the next one.',
    )
    const answers = []
    for (let sent = 0; sent < 8; sent += 1)
      answers.push(await write({ ...MESSAGE, message: `Question ${sent}` }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(7).fill(201), 429])
    expect(answers.at(-1)?.json().detail).toContain('Many messages were sent with this e-mail')
  })
})
