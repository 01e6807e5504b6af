import { ownPages } from '#shared/own-paths.ts'
import { AdminPageBar } from '#web/components/admin/admin-page-bar.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'
import { CheckList } from './check-list.tsx'
import { DailyLook } from './daily-look.tsx'
import type { ReadyPageProps } from './ready-page-props.ts'
import { ReadyTicket } from './ready-ticket.tsx'

/** Before the site is open: what is to mend. Afterwards: whether all is well. */
export function ReadyPage(props: ReadyPageProps) {
  const refused = useRefusedForm()
  return (
    <>
      <AdminPageBar current={ownPages.ready} />
      <main id="content" className="wrap admin">
        <h1>Admin Panel</h1>
        {refused && <FormError>{refused.detail}</FormError>}
        {props.openedAt === null ? (
          <>
            <ReadyTicket {...props} />
            <CheckList {...props} />
          </>
        ) : (
          <DailyLook {...props} />
        )}
      </main>
    </>
  )
}
