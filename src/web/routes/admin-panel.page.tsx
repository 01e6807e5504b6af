import { Protected } from '#web/components/protected.tsx'
import { AdminPanel } from '#web/features/admin/admin-panel.tsx'

export function AdminPanelPage() {
  return <Protected only="ADMIN">{() => <AdminPanel />}</Protected>
}
