import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { moveBetweenTabs } from '#web/components/ui/navigation/tab-keys.ts'

export type AuthTab = 'login' | 'register'

const TABS = [
  { tab: 'login', to: pages.login, label: 'Login' },
  { tab: 'register', to: pages.register, label: 'Register' },
] as const

/** The ids that connect a panel with its tab. */
export const panelOf = (tab: AuthTab) =>
  ({ role: 'tabpanel', id: `${tab}-panel`, 'aria-labelledby': `${tab}-tab` }) as const

/** ARIA tabs that are links: they work before the script does. */
export function AuthTabs({ open }: { open: AuthTab }) {
  return (
    <div className="tabs" role="tablist" aria-label="Sign in or register">
      {TABS.map(({ tab, to, label }) => (
        <Link
          key={tab}
          id={`${tab}-tab`}
          role="tab"
          to={to}
          replace
          resetScroll={false}
          aria-selected={tab === open}
          aria-controls={tab === open ? `${tab}-panel` : undefined}
          tabIndex={tab === open ? 0 : -1}
          onKeyDown={moveBetweenTabs}
        >
          {label}
        </Link>
      ))}
    </div>
  )
}
