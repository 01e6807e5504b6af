import type { OwnAccountView } from '#shared/own-account.ts'
import { moneyPages, pages } from '#shared/paths.ts'
import { OwnPage } from '#web/components/own-page.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { AgreedTerms } from './agreed-terms.tsx'
import { CloseAccount } from './close-account.tsx'
import { ClosingTicket } from './closing-ticket.tsx'
import { OwnDownload } from './own-download.tsx'

export interface OwnAccountPageProps extends OwnAccountView {
  /** The question before it is closed. */
  asks: boolean
  /** The closing was undone a moment ago. */
  isKept: boolean
}

/** The owner's account: take everything along, or leave. Links and forms, no script. */
export function OwnAccountPage(props: OwnAccountPageProps) {
  const { email, emailConfirmed, businessName, closing, download, agreed, isKept } = props
  return (
    <OwnPage title="Account" businessName={businessName} className="billing">
      {closing.closesISO !== null && (
        <ClosingTicket closesISO={closing.closesISO} daysLeft={closing.daysLeft} />
      )}
      {isKept && closing.closesISO === null && (
        <section className="billing-note billing-note--good" role="status">
          <div>
            <h2>Welcome back</h2>
            <p>
              Nothing was erased. If your plan is paid, your page is on the site again. Your card is
              no longer charged: subscribe again under{' '}
              <a href={moneyPages.billing}>Plan &amp; billing</a>.
            </p>
          </div>
        </section>
      )}
      <div className="billing__columns">
        <div className="billing__column">
          <OwnDownload download={download} />
          {closing.closesISO === null && <CloseAccount {...props} />}
        </div>
        <div className="billing__column">
          <Panel title="Signing in" className="stack">
            <p className="own-account__address">
              <b>{email}</b> {!emailConfirmed && <Badge tone="wait">Not confirmed</Badge>}
            </p>
            <p>
              <a href={`${pages.dashboard}?tab=profile`}>Address, password and devices</a>
            </p>
          </Panel>
          <AgreedTerms {...agreed} />
        </div>
      </div>
    </OwnPage>
  )
}
