import { ownPages, pages } from '#shared/paths.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { AdminPageBar } from '#web/components/admin/admin-page-bar.tsx'
import { ADMIN_TABS } from '#web/components/admin/admin-search.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
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
        <div className="panel__head">
          <h1>Admin Panel</h1>
          <p className="admin__pages">
            <a
              className={buttonClass({ variant: 'ink', size: 'sm' })}
              href={ownPages.ready}
              aria-current="page"
            >
              Ready to open?
            </a>
            <a className={buttonClass({ variant: 'line', size: 'sm' })} href={ownPages.money}>
              Money
            </a>
          </p>
        </div>
        <nav className="tabs" aria-label="Admin Panel">
          {keysOf(ADMIN_TABS).map((tab) => (
            <a
              key={tab}
              href={tab === 'overview' ? pages.adminPanel : `${pages.adminPanel}?tab=${tab}`}
            >
              {ADMIN_TABS[tab]}
            </a>
          ))}
        </nav>
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
