import { useQuery } from '@tanstack/react-query'
import type { SignInFailure } from '#shared/accounts/sign-in-failure.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { LoadFailure } from '#web/components/load-failure.tsx'
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { failedSignInsQuery } from '#web/lib/api/failed-sign-ins.query.ts'

const REASONS: Record<SignInFailure, string> = {
  password: 'Wrong password',
  code: 'Wrong code',
  passkey: 'Refused passkey',
}

/** The last failed sign-ins of one account. */
export function FailedSignIns({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(failedSignInsQuery(userId))
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton height={96} />
  if (data.failures.length === 0) return <p>None in the last 30 days.</p>
  return (
    <>
      <ol className="failed-sign-ins">
        {data.failures.map(({ at, reason, device, network }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two failures may be alike in everything, and the list never changes its order.
          <li key={index}>
            <p>
              <b>{REASONS[reason]}</b> <span className="nowrap">{formatDateTime(at)}</span>
            </p>
            <p className="text-tiny muted">
              {device || 'Unknown device'}, network {network}
            </p>
          </li>
        ))}
      </ol>
      <p className="text-tiny muted">
        In the log this account is <code>{data.nameInLog}</code>.
      </p>
    </>
  )
}
