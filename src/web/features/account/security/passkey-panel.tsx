import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { LoadFailure } from '#web/components/load-failure.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useFocusOnMount } from '#web/lib/hooks/use-focus-on-mount.ts'
import { fetchWhenIdle } from '#web/lib/loading/when-idle.ts'
import { hasPasskeys, loadPasskeyLibrary } from '#web/lib/passkeys.ts'
import { ownPasskeysQuery } from './own-passkeys.ts'
import { secondFactorQuery } from './own-second-factor.ts'
import { AddPasskey } from './passkey-forms.tsx'
import { PasskeyItem } from './passkey-item.tsx'

/** A private page: it is rendered in the browser, which knows whether it has passkeys. */
export function PasskeyPanel() {
  const { data: passkeys, error, refetch } = useQuery(ownPasskeysQuery)
  const { data: factor } = useQuery(secondFactorQuery)
  const [adding, setAdding] = useState(false)
  const [cameBack, setCameBack] = useState(false)
  const title = useRef<HTMLSpanElement>(null)
  // The focused element disappears with its form or row.
  const focusTitle = () => title.current?.focus()
  useEffect(() => fetchWhenIdle(loadPasskeyLibrary), [])
  const withCode = factor?.active ?? false
  const close = () => {
    setAdding(false)
    setCameBack(true)
  }
  return (
    <Panel
      className="stack"
      title={
        <span ref={title} tabIndex={-1}>
          Passkeys
        </span>
      }
    >
      <p>
        Sign in with your fingerprint, your face or the lock of your screen instead of your
        password. A passkey works on this site only, so nobody can trick you out of it.
      </p>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!passkeys && !error && <Skeleton height={64} />}
      {passkeys && passkeys.length > 0 && (
        <ul className="account-list">
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              withCode={withCode}
              onGone={focusTitle}
            />
          ))}
        </ul>
      )}
      {!hasPasskeys() && <p>This browser cannot make passkeys.</p>}
      {hasPasskeys() && adding && (
        <AddPasskey withCode={withCode} onAdded={close} onCancel={close} />
      )}
      {hasPasskeys() && passkeys && !adding && (
        <AddButton cameBack={cameBack} onClick={() => setAdding(true)} />
      )}
    </Panel>
  )
}

function AddButton({ cameBack, onClick }: { cameBack: boolean; onClick: () => void }) {
  const button = useFocusOnMount<HTMLButtonElement>(cameBack)
  return (
    <Button ref={button} onClick={onClick}>
      Add a passkey
    </Button>
  )
}
