import { REPORT_REASONS } from '#shared/catalogue/report-reasons.ts'
import { HOLD_REASONS, type HoldReason } from '#shared/catalogue/review-states.ts'
import type { AdminReview, ReviewSource } from '#shared/schemas/reviews/admin-review.ts'
import { formatShortDate } from '#shared/time/dates.ts'
import { ReviewChart } from './review-chart.tsx'

const isHoldReason = (reason: string): reason is HoldReason => Object.hasOwn(HOLD_REASONS, reason)

function whyOf(reason: string | null): string {
  if (reason === null) return 'No reason was written down.'
  return isHoldReason(reason) ? HOLD_REASONS[reason] : reason
}

/** The context for an admin's decision: why it is here, where it came from, and other recent reviews. */
export function ReviewContextPanel({ review }: { review: AdminReview }) {
  const { state, reason, device, network, sameWords, reports, curve } = review
  return (
    <div className="review-queue__why">
      <h4>Around the same time</h4>
      <ReviewChart curve={curve} />
      <dl>
        {state !== 'published' && (
          <div>
            <dt>{state === 'hidden' ? 'Why it is hidden' : 'Why it is held'}</dt>
            <dd>{whyOf(reason)}</dd>
          </div>
        )}
        {reports.length > 0 && (
          <div>
            <dt>Reports</dt>
            {reports.map((report) => (
              <dd key={report.reference}>
                {REPORT_REASONS[report.reason]} ({report.byOwner ? 'owner' : 'visitor'},{' '}
                {formatShortDate(report.createdAt)}, reference {report.reference})
                {report.detail && <q dir="auto">{report.detail}</q>}
              </dd>
            ))}
          </div>
        )}
        {device && <Source name="Device" source={device} />}
        {network && <Source name="Network" source={network} />}
        {sameWords > 0 && (
          <div>
            <dt>Words</dt>
            <dd>The same as in {sameWords === 1 ? 'one other' : `${sameWords} others`}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

/** The same sign for all reviews of one device or network, without identifying anybody. */
function Source({
  name,
  source: { sign, here, elsewhere },
}: {
  name: string
  source: ReviewSource
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="review-queue__hash">{sign}</span>{' '}
        {here + elsewhere === 0
          ? 'wrote nothing else'
          : `wrote ${here} more here, ${elsewhere} elsewhere`}
      </dd>
    </div>
  )
}
