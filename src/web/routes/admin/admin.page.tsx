import { useQuery } from '@tanstack/react-query'
import { Logo } from '#web/components/layout/logo.tsx'
import { Redirect } from '#web/components/redirect.tsx'
import { AdminLoginForm } from '#web/features/admin-login/admin-login-form.tsx'
import { currentUserQuery, startPageOf } from '#web/lib/api/session.ts'

export function AdminPage() {
  const { data: user } = useQuery(currentUserQuery)
  if (user) return <Redirect to={startPageOf(user)} />
  return (
    <main id="content" className="on-sky">
      <section className="panel" aria-labelledby="admin-access">
        <Logo />
        <h1 id="admin-access">Admin Access</h1>
        <AdminLoginForm />
      </section>
    </main>
  )
}
