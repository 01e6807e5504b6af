import { ADMIN_PAGE_SIZE } from '#shared/accounts/admin.ts'
import { MANY_VOICES } from '#shared/catalogue/corrections.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import type {
  AdminChangesAnswer,
  AdminCorrection,
  AdminCorrectionsAnswer,
} from '#shared/schemas/supply/correction.ts'
import { AdminPageBar } from '#web/components/admin/admin-page-bar.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { Pagination } from '#web/components/ui/navigation/pagination.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Change } from './change.tsx'
import { ChangesPanel } from './changes-panel.tsx'

const DONE: Record<string, string> = {
  accept: 'The page is corrected.',
  decline: 'The page stays as it is.',
  'put-back': 'The page says again what it said before.',
}

interface CorrectionsPageProps extends AdminCorrectionsAnswer, AdminChangesAnswer {
  page: number
  done: string | null
  /** Part of the name of the businesses whose changes are listed. */
  q: string
}

/** The admin's queue: nothing shows before somebody has looked. */
export function CorrectionsPage({
  changes,
  corrections,
  page,
  done,
  q,
  total,
}: CorrectionsPageProps) {
  return (
    <>
      <AdminPageBar current={ownPages.corrections} />
      <main id="content" className="wrap admin">
        <h1>Corrections</h1>
        {done !== null && <p role="status">{DONE[done]}</p>}
        <Panel title={total === 0 ? 'Nothing to decide' : `To decide: ${total}`}>
          <p className="muted">
            First what {MANY_VOICES} or more people say, then the oldest. Whoever has claimed a page
            is asked alone for seven days.
          </p>
          <ul className="corrections">
            {corrections.map((correction) => (
              <Waiting key={correction.id} correction={correction} />
            ))}
          </ul>
          <Pagination
            page={page}
            pageCount={Math.ceil(total / ADMIN_PAGE_SIZE)}
            renderLink={(to, props) => <a {...props} href={`${ownPages.corrections}?page=${to}`} />}
          />
        </Panel>
        <ChangesPanel changes={changes} q={q} />
      </main>
    </>
  )
}

function Waiting({ correction }: { correction: AdminCorrection }) {
  const { id, businessId, businessName, field, ownerId, isClaimed, people } = correction
  return (
    <li className="correction" id={id}>
      <h3>
        <a href={pages.business(businessId)}>{businessName}</a>
      </h3>
      <p>
        {!isClaimed && <Badge tone="open">Not claimed yet</Badge>}
        {isClaimed && ownerId === null && (
          <span className="text-small">Whoever claimed it was asked</span>
        )}
        {ownerId !== null && (
          <a className="text-small" href={ownPages.user(ownerId)}>
            The owner was asked
          </a>
        )}{' '}
        {people >= MANY_VOICES && <Badge tone="info">Many say so</Badge>}
      </p>
      <Change correction={correction} />
      <div className="correction__actions">
        <PostForm className="correction__accept" action={ownPages.correctionAction(id, 'accept')}>
          <RefusedFormError />
          {field === 'closed' && (
            <PostField
              label="What shows that it has closed?"
              name="seen"
              maxLength={300}
              required
            />
          )}
          <Button type="submit" variant="sea" size="sm">
            Accept
          </Button>
        </PostForm>
        <PostForm action={ownPages.correctionAction(id, 'decline')}>
          <RefusedFormError />
          <Button type="submit" variant="line" size="sm">
            Decline
          </Button>
        </PostForm>
      </div>
    </li>
  )
}
