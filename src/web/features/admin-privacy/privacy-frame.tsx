import type { ReactNode } from 'react'
import { adminPrivacyPages } from '#shared/own-paths.ts'
import { AdminPageBar } from '#web/components/admin/admin-page-bar.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'

const PAGES = [
  { label: 'Requests', href: adminPrivacyPages.requests },
  { label: 'Breach notice', href: adminPrivacyPages.breaches },
  { label: 'Old data', href: adminPrivacyPages.oldData },
]
const WHO_LOOKED = '/admin/panel?tab=activity&action=read-user'

/** The admin's pages about personal data have one head. */
export function PrivacyFrame({ current, children }: { current: string; children: ReactNode }) {
  return (
    <>
      <AdminPageBar current={adminPrivacyPages.requests} />
      <main id="content" className="wrap admin privacy">
        <div className="panel__head">
          <h1>Privacy</h1>
          <nav className="privacy__pages" aria-label="Privacy">
            {PAGES.map(({ label, href }) => (
              <a
                key={href}
                className={buttonClass({ variant: href === current ? 'ink' : 'line', size: 'sm' })}
                href={href}
                aria-current={href === current ? 'page' : undefined}
              >
                {label}
              </a>
            ))}
            <a className={buttonClass({ variant: 'line', size: 'sm' })} href={WHO_LOOKED}>
              Who looked at users
            </a>
          </nav>
        </div>
        {children}
      </main>
    </>
  )
}
