import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { HOLD_REASONS } from '#shared/catalogue/review-states.ts'
import type { AdminReview } from '#shared/schemas/admin-review.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Stars } from '#web/components/ui/stars.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { useDecideReview } from './admin.mutations.ts'
import { reviewsQuery } from './admin.queries.ts'
import { AdminList } from './admin-list.tsx'
import { useAdminSearch } from './use-admin-search.ts'

/** What came in a burst and is shown and counted nowhere until somebody has looked. */
export function ReviewsTab() {
  const { pageNumber } = useAdminSearch()
  const query = useQuery(reviewsQuery(pageNumber))
  return (
    <Panel title="Reviews">
      <AdminList
        query={query}
        empty={{
          title: 'No review is waiting',
          text: 'What arrives in a burst is held here until you have looked at it.',
        }}
      >
        <div className="cards">
          <Table label="Held reviews" columns={['Business', 'Review', 'Why', 'When']} actions>
            {query.data?.reviews.map((review) => (
              <ReviewRow key={review.id} review={review} />
            ))}
          </Table>
        </div>
      </AdminList>
    </Panel>
  )
}

const whyHeld = (reason: string | null) =>
  reason !== null && reason in HOLD_REASONS
    ? HOLD_REASONS[reason as keyof typeof HOLD_REASONS]
    : (reason ?? '–')

function ReviewRow({ review }: { review: AdminReview }) {
  const decide = useDecideReview()
  const label = `the ${review.stars}-star review for ${review.businessName}`
  return (
    <tr>
      <td className="who">
        <b>
          <Link to="/business/$id" params={{ id: review.businessId }}>
            {review.businessName}
          </Link>
        </b>
        {review.network && <span>Network {review.network}</span>}
      </td>
      <td className="wrap-anywhere">
        <Stars value={review.stars} />
        <p>{review.comment ?? 'Stars only, no words.'}</p>
      </td>
      <td>{whyHeld(review.reason)}</td>
      <td className="whitespace-nowrap">{formatDateTime(review.createdAt)}</td>
      <td>
        <div className="tbl__act">
          <Button
            variant="quiet"
            size="sm"
            pending={decide.isPending}
            aria-label={`Publish ${label}`}
            onClick={() => decide.mutate({ id: review.id, verdict: 'publish' })}
          >
            Publish
          </Button>
          <Button
            variant="danger-quiet"
            size="sm"
            pending={decide.isPending}
            aria-label={`Hide ${label}`}
            onClick={() => decide.mutate({ id: review.id, verdict: 'hide' })}
          >
            Hide
          </Button>
        </div>
      </td>
    </tr>
  )
}
