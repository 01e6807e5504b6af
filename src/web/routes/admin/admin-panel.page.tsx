import { PageStyles } from '#web/components/page-styles.tsx'
import { Protected } from '#web/components/protected.tsx'
import { AdminAccount } from '#web/features/account/admin-account.tsx'
import { AdminPanel } from '#web/screens/admin/admin-panel.tsx'

export function AdminPanelPage() {
  return (
    <>
      <PageStyles />
      <Protected only="ADMIN">{() => <AdminPanel account={<AdminAccount />} />}</Protected>
    </>
  )
}
