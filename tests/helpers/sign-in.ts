import { createUser } from '#demo/factories/users.ts'
import type { App } from '#server/app.ts'

/** A real session of the user, as the value of a Cookie header. */
export async function signIn(app: App, user: { id: string }): Promise<string> {
  const cookies = await app.services.accounts.openSession(user.id)
  return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}

/** The same for a new admin. */
export async function signInAsAdmin(app: App): Promise<string> {
  return signIn(app, await createUser(app.context.db, { role: 'ADMIN' }))
}
