import { useSyncExternalStore } from 'react'
import { SIGNED_IN_COOKIE } from '#shared/signed-in-cookie.ts'

/** Most visitors never sign in: for them the answer is known without a call. */
export function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`))
}

const subscribe = () => () => undefined
const onServer = () => false

/** False in the server's HTML, which is cached for everybody, and during hydration. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(subscribe, mayBeSignedIn, onServer)
}
