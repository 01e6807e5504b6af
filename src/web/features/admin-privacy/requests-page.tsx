import { ADMIN_PAGE_SIZE } from '#shared/accounts/admin.ts'
import { adminPrivacyPages } from '#shared/own-paths.ts'
import type { DataRequestsView } from '#shared/privacy/data-requests.ts'
import { stringifySearch } from '#shared/search-params.ts'
import { Pagination } from '#web/components/ui/navigation/pagination.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { EnterRequest } from './enter-request.tsx'
import { OneRequest } from './one-request.tsx'
import { PrivacyFrame } from './privacy-frame.tsx'
import { RequestTable } from './request-table.tsx'

/** What people ask about their data: until when it must be answered, and what was done. */
export function RequestsPage({ open, done, doneTotal, page, chosen, today }: DataRequestsView) {
  return (
    <PrivacyFrame current={adminPrivacyPages.requests}>
      {chosen && <OneRequest request={chosen} />}
      <Panel title={open.length === 0 ? 'Nothing to answer' : `Open (${open.length})`} id="open">
        {open.length > 0 && <RequestTable label="Open requests" requests={open} />}
        <p className="text-small muted">
          What people do by link is done at once and only listed here. The rest needs an answer
          within 30 days. Nobody’s name or address is stored: the same letters under Who are the
          same person.
        </p>
      </Panel>
      <EnterRequest today={today} />
      {done.length > 0 && (
        <Panel title={`Done (${doneTotal})`} id="done">
          <RequestTable label="Answered requests" requests={done} />
          <Pagination
            page={page}
            pageCount={Math.ceil(doneTotal / ADMIN_PAGE_SIZE)}
            renderLink={(to, props) => (
              <a
                {...props}
                href={`${adminPrivacyPages.requests}${stringifySearch({ page: to })}#done`}
              />
            )}
          />
        </Panel>
      )}
    </PrivacyFrame>
  )
}
