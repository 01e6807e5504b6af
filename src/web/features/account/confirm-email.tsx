import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { FullScreenSpinner } from '#web/components/ui/feedback/spinner.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { confirmEmailQuery } from './account.mutations.ts'
import { SkyPanel } from './sky-panel.tsx'

export function ConfirmEmail({ token }: { token: string }) {
  const { data, error } = useQuery(confirmEmailQuery(token))
  if (error)
    return (
      <SkyPanel title="That did not work">
        <FormError>{error.message}</FormError>
        <p>
          <Link to={pages.dashboard}>Go to your dashboard</Link>
        </p>
      </SkyPanel>
    )
  if (!data) return <FullScreenSpinner label="Confirming your e-mail address" />
  return (
    <SkyPanel title="E-mail address confirmed">
      <p role="status">{data.message}</p>
      <p>
        <Link to={pages.dashboard}>Go to your dashboard</Link>
      </p>
    </SkyPanel>
  )
}
