import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('subscribing to the newsletter on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const subscribe = (payload: unknown) =>
    app.server.inject({ method: 'POST', url: '/api/newsletter', payload: payload as object })
  const emails = async () =>
    (await app.context.db.selectFrom('newsletterSignups').select('email').execute()).map(
      (row) => row.email,
    )

  it('stores one row per address, whatever its case, and thanks each time', async () => {
    for (const email of ['Thandi@Example.co.za', ' thandi@example.co.za ']) {
      const answer = await subscribe({ name: '', email, phone: '' })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ message: 'Thank you for subscribing to our newsletter!' })
    }
    expect(await emails()).toEqual(['thandi@example.co.za'])
  })

  it('stores 64 concurrent signups of one address as one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => subscribe({ email: 'busy@example.co.za' })),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(64).fill(200))
    expect((await emails()).filter((email) => email === 'busy@example.co.za')).toHaveLength(1)
  })

  it('accepts what the form sends, including the empty honeypot field', async () => {
    const form = { name: '', email: 'form@example.co.za', phone: '', website: '' }
    expect((await subscribe(form)).statusCode).toBe(200)
    expect(await emails()).toContain('form@example.co.za')
  })

  it('thanks a bot that fills the honeypot field, and stores nothing', async () => {
    const answer = await subscribe({
      email: 'robot@example.co.za',
      website: 'https://spam.example',
    })
    expect(answer.statusCode).toBe(200)
    expect(await emails()).not.toContain('robot@example.co.za')
  })

  it.each([
    [{}, 'This is missing'],
    [{ email: '' }, 'Please enter your email address.'],
    [{ email: 'no-at-sign' }, 'Please enter a valid email address.'],
    [{ email: 'two words@example.co.za' }, 'Please enter a valid email address.'],
    [{ email: 7 }, 'This is missing'],
  ])('rejects %j with a message', async (payload, sentence) => {
    const answer = await subscribe(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    const problem = answer.json()
    expect(problem).toMatchObject({ status: 400, title: 'Bad request' })
    expect(problem.errors.email).toContain(sentence)
  })
})
