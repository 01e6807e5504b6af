import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

/** Bar and footer around a page without script. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar />
      <main id="content" className="section plain-page">
        <div className="wrap">{children}</div>
      </main>
      <SiteFooter />
    </>
  )
}
