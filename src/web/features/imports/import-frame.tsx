import type { ReactNode } from 'react'
import { ownPages } from '#shared/own-paths.ts'
import { AdminPageBar } from '#web/components/admin/admin-page-bar.tsx'

export function ImportFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <AdminPageBar current={ownPages.imports} />
      <main id="content" className="wrap admin imports">
        <h1>{title}</h1>
        {children}
      </main>
    </>
  )
}
