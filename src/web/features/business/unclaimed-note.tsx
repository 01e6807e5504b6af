import { FORMER_OWNER } from '#shared/catalogue/unclaimed.ts'
import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { formatDate } from '#shared/time/dates.ts'

/** Where the details come from, and when somebody looked; nothing for a business with an owner. */
export function UnclaimedNote({ business: { claimed, unclaimed } }: { business: PublicBusiness }) {
  if (!unclaimed) return null
  const { source, checkedOn } = unclaimed
  return (
    <p className="unclaimed-note">
      <span>
        {claimed
          ? 'Claimed: the business looks after this page. Its first'
          : 'Not claimed yet: these'}{' '}
        details come from {source}, checked on{' '}
        <time dateTime={checkedOn}>{formatDate(checkedOn)}</time>.
        {!claimed && source !== FORMER_OWNER && ' The business has not confirmed them.'}
      </span>
    </p>
  )
}
