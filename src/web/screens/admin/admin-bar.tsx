import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { pages } from '#shared/paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useLogout } from '#web/lib/api/session.mutations.ts'

export function AdminBar() {
  const logout = useLogout()
  return (
    <header className="admin-bar on-dark">
      <div className="wrap bar__inner">
        <Link className="brand" to={pages.home} aria-label="CPT Recommends, home">
          <img src="/art/logo-reversed.svg" alt="" width="293" height="42" />
        </Link>
        <nav aria-label="Admin">
          <span className="text-small">Admin</span>
          <Button
            className="admin-bar__sign-out"
            size="sm"
            pending={logout.isPending}
            onClick={() => logout.mutate()}
          >
            <LogOut className="icon" aria-hidden="true" />
            Logout
          </Button>
        </nav>
      </div>
    </header>
  )
}
