import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { OwnSession } from '#shared/schemas/accounts/session.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { LoadFailure } from '#web/components/load-failure.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { useSignOutEverywhere } from './account.mutations.ts'
import { ownSessionsQuery, useEndSession } from './security/own-sessions.ts'

/** All devices with a session, so that a lost phone can be signed out from another one. */
export function SessionList() {
  const { data: sessions, error, refetch } = useQuery(ownSessionsQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        Where you are signed in
      </h3>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!sessions && !error && <Skeleton height={64} />}
      {sessions && (
        <ul className="account-list">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              // The row and its focused button disappear: focus moves to the list.
              onEnded={() => heading.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      <SignOutEverywhere />
    </section>
  )
}

function SignOutEverywhere() {
  const everywhere = useSignOutEverywhere()
  return (
    <>
      <p>Signed in on a phone you lost, or a computer that is not yours?</p>
      <Button variant="line" pending={everywhere.isPending} onClick={() => everywhere.mutate()}>
        Sign out everywhere
      </Button>
    </>
  )
}

function SessionRow({ session, onEnded }: { session: OwnSession; onEnded: () => void }) {
  const end = useEndSession()
  const { device, createdAt, lastUsedAt, current } = session
  const lastUsed = formatDateTime(lastUsedAt)
  return (
    <li>
      <div>
        <p className="account-list__name">
          <b>{device}</b>
          {current && <Badge tone="ok">This device</Badge>}
        </p>
        <p className="text-tiny muted">
          Signed in <span className="nowrap">{formatDateTime(createdAt)}</span>
        </p>
        <p className="text-tiny muted">
          Last used <span className="nowrap">{lastUsed}</span>
        </p>
      </div>
      {!current && (
        <Button
          variant="quiet"
          size="sm"
          pending={end.isPending}
          aria-label={`Sign out ${device}, last used ${lastUsed}`}
          onClick={() => end.mutate(session, { onSuccess: onEnded })}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
