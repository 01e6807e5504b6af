import { useHydrated } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useEffect } from 'react'
import { usePasskeySignIn } from '#web/lib/api/passkey-sign-in.mutation.ts'
import { fetchWhenIdle } from '#web/lib/loading/when-idle.ts'
import { hasPasskeys, loadPasskeyLibrary } from '#web/lib/passkeys.ts'
import { Button } from './ui/button.tsx'

/** Only with script, and in browsers that have passkeys. */
export function PasskeySignIn() {
  const isHydrated = useHydrated()
  if (isHydrated && !hasPasskeys()) return null
  return <div className="passkey-sign-in">{isHydrated && <SignInButton />}</div>
}

function SignInButton() {
  const signIn = usePasskeySignIn()
  useEffect(() => fetchWhenIdle(loadPasskeyLibrary), [])
  return (
    <Button variant="line" block pending={signIn.isPending} onClick={() => signIn.mutate()}>
      <KeyRound className="icon" aria-hidden="true" />
      Sign in with a passkey
    </Button>
  )
}
