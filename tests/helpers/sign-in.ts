import type { App } from '#server/app.ts'

/** A real session of the user, as the value of a Cookie header. */
export async function signIn(app: App, user: { id: string }): Promise<string> {
  const cookies = await app.services.accounts.openSession(user.id)
  return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}
