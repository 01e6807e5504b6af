import { createUnclaimed, type UnclaimedInput } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const DAY_MS = 24 * 3600 * 1000

/** The site with its switch on, an admin, and what people do with claims. */
export async function startClaims(
  engine: TestApp['engine'],
  settings: Record<string, string> = {},
) {
  let now = Date.parse('2026-11-18T08:00:00.000Z')
  const app = await createTestApp(
    engine,
    { UNCLAIMED: 'on', ...settings },
    { clock: () => new Date(now) },
  )
  const { db, secret } = app.context
  const admin = await createUser(db, { role: 'ADMIN' })
  const cookie = await signIn(app, admin)

  const mails = (kind: string) =>
    db
      .selectFrom('outboxMessages')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('createdAt')
      .execute()
  const payloads = async (kind: string) =>
    (await mails(kind)).map(({ recipient, payload }) => ({
      recipient,
      ...readPayload(secret, payload),
    }))

  const claim = (businessId: string, payload: object = {}, remoteAddress = '196.25.1.1') =>
    app.server.inject({
      method: 'POST',
      url: `/api/business/${businessId}/claim`,
      payload: {
        proof: 'mail',
        name: 'Zaida Abrahams',
        email: 'zaida@example.co.za',
        ...payload,
      },
      remoteAddress,
    })
  const tryCode = (token: string, code?: string, remoteAddress = '196.25.1.1') =>
    app.server.inject({
      method: 'POST',
      url: `/api/claims/${token}/code`,
      payload: code === undefined ? {} : { code },
      remoteAddress,
    })
  /** The newest code, as the mailbox of the business gets it. */
  const codeOf = async (recipient: string): Promise<string> => {
    const sent = (await payloads('claim-code')).filter((mail) => mail.recipient === recipient)
    return sent.at(-1)?.codeToken ?? ''
  }
  const prove = async (id: string, payload: object, mailbox: string) => {
    const { token } = (await claim(id, payload)).json()
    const answer = await tryCode(token, await codeOf(mailbox))
    return { token, state: answer.json().state }
  }

  return {
    app,
    admin,
    cookie,
    mails,
    payloads,
    wait: (ms: number) => {
      now += ms
    },
    waitDays: (days: number) => {
      now += days * DAY_MS
      return signIn(app, admin)
    },
    claim,
    codeOf,
    tryCode,
    prove,
    /** A page that its claimant was granted by a code, with the link. */
    granted: async (input: UnclaimedInput = {}) => {
      const emailPublic = 'info@zaidas.example'
      const { id } = await createUnclaimed(db, {
        businessName: 'Zaida’s Kitchen',
        emailPublic,
        ...input,
      })
      const { token } = await prove(id, {}, emailPublic)
      return { id, token }
    },
    list: async (state = 'waiting', by = cookie) =>
      (
        await app.server.inject({
          url: `/api/admin/claims?state=${state}`,
          headers: { cookie: by },
        })
      ).json(),
    decide: (id: string, decision: 'approve' | 'decline', payload: object = {}, by = cookie) =>
      app.server.inject({
        method: 'POST',
        url: `/api/admin/claims/${id}/${decision}`,
        payload,
        headers: { cookie: by },
      }),
    send: (url: string, fields: Record<string, string> = {}, by = '') =>
      app.server.inject({
        method: 'POST',
        url,
        headers: { ...FORM, cookie: by },
        payload: new URLSearchParams(fields).toString(),
      }),
    look: async (url: string, by = '') =>
      (await app.server.inject({ url, headers: { cookie: by } })).body,
    business: (id: string) =>
      db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirst(),
  }
}
