import { LogOut } from 'lucide-react'
import { adminPrivacyPages, ownPages } from '#shared/own-paths.ts'
import { formAddress, moneyPages, pages } from '#shared/paths.ts'
import { stringifySearch } from '#shared/search-params.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ADMIN_TABS, type AdminTab } from './admin-search.ts'

const tabAddress = (tab: AdminTab) =>
  pages.adminPanel + stringifySearch({ tab: tab === 'overview' ? undefined : tab })

const LINKS = [
  ...keysOf(ADMIN_TABS).map((tab) => ({ label: ADMIN_TABS[tab], href: tabAddress(tab) })),
  { label: 'Support', href: ownPages.support },
  { label: 'Money', href: moneyPages.money },
  { label: 'Import', href: ownPages.imports },
  { label: 'Privacy', href: adminPrivacyPages.requests },
  { label: 'Corrections', href: ownPages.corrections },
  { label: 'Ready to open?', href: ownPages.ready },
]

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
      <nav className="wrap admin-pages" aria-label="Admin">
        <div className="tabs">
          {LINKS.map(({ label, href }) => (
            <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </div>
      </nav>
    </>
  )
}
