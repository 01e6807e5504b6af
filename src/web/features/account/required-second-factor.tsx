import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useLogout } from '#web/lib/api/session.mutations.ts'
import { currentUserQuery } from '#web/lib/api/session.ts'
import { RecoveryCodes } from './security/recovery-codes.tsx'
import { SecondFactorSetup } from './security/second-factor-setup.tsx'
import { SkyPanel } from './sky-panel.tsx'

/** Shown before everything else if the operator requires a second factor. */
export function RequiredSecondFactor() {
  const queryClient = useQueryClient()
  const logout = useLogout()
  const [codes, setCodes] = useState<string[]>()
  // The surrounding page continues as soon as nothing is required any more.
  const leave = () => void queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey })
  return (
    <SkyPanel
      title={
        <>
          Set up your second <span className="nowrap">sign-in</span> step
        </>
      }
    >
      {codes ? (
        <RecoveryCodes level="h2" codes={codes} onKept={leave} />
      ) : (
        <>
          <p>This site asks its admins for one. It takes two minutes.</p>
          <SecondFactorSetup level="h2" onCodes={setCodes} />
          <Button variant="quiet" pending={logout.isPending} onClick={() => logout.mutate()}>
            Sign Out
          </Button>
        </>
      )}
    </SkyPanel>
  )
}
