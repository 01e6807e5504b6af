import { useQuery } from '@tanstack/react-query'
import { pages } from '#shared/paths.ts'
import { Redirect } from '#web/components/redirect.tsx'
import { FullScreenSpinner } from '#web/components/ui/feedback/spinner.tsx'
import { DueSecondFactor } from '#web/features/account/due-second-factor.tsx'
import { currentUserQuery, homeOf } from '#web/lib/api/session.ts'

export function SecondFactorPage() {
  const { data: user } = useQuery(currentUserQuery)
  if (user === undefined) return <FullScreenSpinner />
  if (user === null) return <Redirect to={pages.auth} />
  const home = homeOf(user)
  return home === pages.secondFactor ? <DueSecondFactor /> : <Redirect to={home} />
}
