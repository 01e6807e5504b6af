import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

interface PageFrameProps {
  className?: string
  children: ReactNode
}

/** Bar and footer around a page without script that has bands of its own. */
export function PageFrame({ className, children }: PageFrameProps) {
  return (
    <>
      <TopBar />
      <main id="content" className={className}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}

/** The same around a text. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame className="section plain-page">
      <div className="wrap">{children}</div>
    </PageFrame>
  )
}
