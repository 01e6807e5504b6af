import { ownPages } from '#shared/own-paths.ts'
import type { AdminBusiness } from '#shared/schemas/admin.ts'

/** Leads to the page of the user, which has no script: a full page load. */
export function UserName({ userId, businessName }: Pick<AdminBusiness, 'userId' | 'businessName'>) {
  return (
    <b>
      <a href={ownPages.user(userId)}>{businessName ?? 'No profile yet'}</a>
    </b>
  )
}
