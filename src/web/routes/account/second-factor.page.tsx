import { useQuery } from '@tanstack/react-query'
import { pages } from '#shared/paths.ts'
import { PageStyles } from '#web/components/page-styles.tsx'
import { Redirect } from '#web/components/redirect.tsx'
import { FullScreenSpinner } from '#web/components/ui/feedback/spinner.tsx'
import { RequiredSecondFactor } from '#web/features/account/required-second-factor.tsx'
import { currentUserQuery, startPageOf } from '#web/lib/api/session.ts'

export function SecondFactorPage() {
  const { data: user } = useQuery(currentUserQuery)
  if (user === undefined) return <FullScreenSpinner />
  if (user === null) return <Redirect to={pages.auth} />
  const home = startPageOf(user)
  if (home !== pages.secondFactor) return <Redirect to={home} />
  return (
    <>
      <PageStyles />
      <RequiredSecondFactor />
    </>
  )
}
