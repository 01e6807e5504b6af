import type { ReactNode } from 'react'
import { ownPages } from '#shared/own-paths.ts'
import { AdminPageBar } from '#web/components/admin/admin-page-bar.tsx'
import { Steps } from '#web/components/ui/steps.tsx'

const STEPS = ['File', 'Columns', 'Look', 'Writing', 'Result']

interface ImportFrameProps {
  title: string
  /** Null where it goes no step further. */
  step: number | null
  children: ReactNode
}

export function ImportFrame({ title, step, children }: ImportFrameProps) {
  return (
    <>
      <AdminPageBar current={ownPages.imports} />
      <main id="content" className="wrap admin imports">
        <h1>{title}</h1>
        {step !== null && <Steps steps={STEPS} current={step} />}
        {children}
      </main>
    </>
  )
}
