import { Link } from '@tanstack/react-router'
import type { AdminBusiness } from '#shared/schemas/admin.ts'

type BusinessNameProps = Pick<AdminBusiness, 'profileId' | 'businessName' | 'status'>

/** A link if the listing is public. */
export function BusinessName({ profileId, businessName, status }: BusinessNameProps) {
  if (profileId === null) return <b>No profile yet</b>
  if (status !== 'ACTIVE') return <b>{businessName}</b>
  return (
    <b>
      <Link to="/business/$id" params={{ id: profileId }}>
        {businessName}
      </Link>
    </b>
  )
}
