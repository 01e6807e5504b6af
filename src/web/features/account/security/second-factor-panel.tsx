import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LoadFailure } from '#web/components/load-failure.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { secondFactorQuery } from './own-second-factor.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorOn } from './second-factor-on.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

export function SecondFactorPanel() {
  const { data: factor } = useQuery(secondFactorQuery)
  const [codes, setCodes] = useState<string[]>()
  const title = useRef<HTMLSpanElement>(null)
  // The focused element disappears, and the next one is not known yet.
  const focusTitle = () => title.current?.focus()
  const forgetCodes = () => {
    setCodes(undefined)
    focusTitle()
  }
  return (
    <Panel
      className="stack"
      title={
        <span ref={title} tabIndex={-1}>
          Second <span className="nowrap">sign-in</span> step
        </span>
      }
      action={(factor?.active || codes) && <Badge tone="ok">On</Badge>}
    >
      {codes ? (
        <RecoveryCodes level="h3" codes={codes} onKept={forgetCodes} />
      ) : (
        <CurrentState onCodes={setCodes} onGone={focusTitle} />
      )}
    </Panel>
  )
}

type CurrentStateProps = { onCodes: (recoveryCodes: string[]) => void; onGone: () => void }

function CurrentState({ onCodes, onGone }: CurrentStateProps) {
  const { data: factor, error, refetch } = useQuery(secondFactorQuery)
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!factor) return <Skeleton height={96} />
  if (factor.active) return <SecondFactorOn factor={factor} onCodes={onCodes} onGone={onGone} />
  return <SecondFactorSetup level="h3" onCodes={onCodes} onOutdated={onGone} />
}
