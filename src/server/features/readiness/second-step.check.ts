import type { Context } from '#server/platform/context.ts'
import { type Found, found } from './found.ts'
import { findAdmins } from './readiness.repository.ts'

/** Whether every admin needs more than a password. */
export async function checkSecondStep({ db }: Context): Promise<Found> {
  const admins = await findAdmins(db)
  const without = admins.filter(({ confirmedAt }) => confirmedAt === null)
  if (without.length === 0)
    return found('ok', {
      sentence:
        admins.length === 1 ? 'The admin has one.' : `All ${admins.length} admins have one.`,
    })
  const names = without.map(({ email }) => email).join(', ')
  return found('bad', {
    sentence: `${without.length} of ${admins.length} ${admins.length === 1 ? 'admin signs' : 'admins sign'} in with a password alone: ${names}.`,
    mend: 'Each sets it up in the panel under Account. This setting asks for it at the next sign-in.',
    line: 'ADMIN_SECOND_FACTOR=required',
  })
}
