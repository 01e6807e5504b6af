import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { pages } from '#shared/paths.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { buttonClass } from './ui/button.tsx'

interface OwnPageProps {
  title: string
  businessName: string | null
  className: string
  children: ReactNode
}

/** An owner's page beside the dashboard: its band, and the way back. Links alone, no script. */
export function OwnPage({ title, businessName, className, children }: OwnPageProps) {
  return (
    <>
      <DashboardHead
        renderHomeLink={(link) => <a href={pages.home} {...link} />}
        actions={
          <a className={buttonClass({ variant: 'ghost', size: 'sm' })} href={pages.dashboard}>
            <ArrowLeft className="icon" aria-hidden="true" />
            Back to Dashboard
          </a>
        }
      >
        <div>
          <h1>{title}</h1>
          {businessName !== null && (
            <p>
              <span className="dashboard-head__pill">{businessName}</span>
            </p>
          )}
        </div>
      </DashboardHead>
      <main id="content" className={`wrap ${className}`}>
        {children}
      </main>
    </>
  )
}
