import type { ReactNode } from 'react'
import { Logo } from '#web/components/layout/logo.tsx'

/** A single small panel on a sky background. */
export function SkyPanel({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main id="content" className="on-sky">
      <div className="panel stack">
        <Logo />
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
