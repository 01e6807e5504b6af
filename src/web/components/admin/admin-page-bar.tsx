import { LogOut } from 'lucide-react'
import { formAddress, pages } from '#shared/paths.ts'
import { stringifySearch } from '#shared/search-params.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { Button } from '#web/components/ui/button.tsx'
import { AdminMore } from './admin-more.tsx'
import { MAIN_ADMIN_TABS } from './admin-search.ts'

const TABS = keysOf(MAIN_ADMIN_TABS).map((tab) => ({
  label: MAIN_ADMIN_TABS[tab],
  href: pages.adminPanel + stringifySearch({ tab: tab === 'overview' ? undefined : tab }),
}))

/** The bar of the admin's pages without script: the panel's tabs as links, and Logout. */
export function AdminPageBar({ current }: { current: string }) {
  return (
    <>
      <header className="admin-bar on-dark">
        <div className="wrap bar__inner">
          <a className="brand" href={pages.home} aria-label="CPT Recommends, home">
            <img src="/art/logo-reversed.svg" alt="" width="293" height="42" />
          </a>
          <form method="post" action={formAddress('logout')}>
            <Button className="admin-bar__sign-out" type="submit" size="sm">
              <LogOut className="icon" aria-hidden="true" />
              Logout
            </Button>
          </form>
        </div>
      </header>
      <div className="wrap admin-pages">
        <div className="admin-tabs">
          <nav className="tabs" aria-label="Admin">
            {TABS.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
          <AdminMore current={current} />
        </div>
      </div>
    </>
  )
}
