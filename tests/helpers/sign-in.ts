import { createUser } from '#demo/factories/users.ts'
import type { App } from '#server/app.ts'
import { createSessionCookies } from '#server/features/accounts/sessions/session-cookies.ts'

/** A real session of the user, as the value of a Cookie header. */
export async function signIn({ context, services }: App, { id }: { id: string }): Promise<string> {
  const { role } = await context.db
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { token } = await services.sessions.open({ id, role }, undefined)
  return `${createSessionCookies(context).name}=${token}`
}

/** The same for a new admin. */
export async function signInAsAdmin(app: App): Promise<string> {
  return signIn(app, await createUser(app.context.db, { role: 'ADMIN' }))
}
