import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pages } from '#shared/paths.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { useSignedInHint } from '#web/lib/api/signed-in-hint.ts'

const TO_PROFILE = { tab: 'profile' } as const

/** For the owner alone. The page is cached for everybody, so that the browser asks whose it is. */
export function OwnerEdit({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const mayBeSignedIn = useSignedInHint()
  const [isOwn, setIsOwn] = useState(false)
  useEffect(() => {
    if (!mayBeSignedIn) return
    let isGone = false
    // Visitors do not load it. The owner has the dashboard as well, so a failure needs no words.
    import('./is-own-business.ts')
      .then((module) => module.isOwnBusiness(queryClient, id))
      .then((answer) => isGone || setIsOwn(answer))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [queryClient, mayBeSignedIn, id])
  if (!isOwn) return null
  return (
    <Link
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
      to={pages.dashboard}
      search={TO_PROFILE}
    >
      Edit
    </Link>
  )
}
