import { Fragment } from 'react'
import { addressOf } from '#shared/api/address.ts'
import type { HeldView } from '#shared/held-view.ts'
import { helpPages, pages } from '#shared/paths.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { EraseData } from './erase-data.tsx'

/** Everything that we hold under an address, to read, to take along and to erase. */
export function HeldData({ token, ...held }: HeldView & { token: string }) {
  const { email, asOfISO, closesISO, kinds, hasAccount } = held
  const file = (format: 'html' | 'json') =>
    addressOf('GET /api/privacy/your-data', { query: { token, format } })
  return (
    <div className="held-data">
      <header>
        <h1>
          What we hold about{' '}
          <span className="held-data__address">
            {email.split(/(?=[@.])/).map((part) => (
              <Fragment key={part}>
                <wbr />
                {part}
              </Fragment>
            ))}
          </span>
        </h1>
        <p className="held-data__when">
          As of {formatDateTime(asOfISO)}. This page is open until {formatDateTime(closesISO)}.
        </p>
        {hasAccount && (
          <p>
            An owner’s account has this address too. It is not on this page:{' '}
            <a href={pages.login}>sign in</a> to see it.
          </p>
        )}
      </header>
      <div className="held-data__columns">
        <div className="stack">
          {kinds.length === 0 && (
            <Panel title="Nothing">
              <p>We hold nothing under this address.</p>
            </Panel>
          )}
          {kinds.map(({ title, count, items }) => (
            <details key={title} className="held-kind" open={count <= 5}>
              <summary>
                <b className="held-kind__title">{title}</b>{' '}
                <span className="held-kind__count">{count}</span>
              </summary>
              <ul>
                {items.map((item, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
                  <li key={index}>
                    <b>{item.title}</b>
                    {item.facts.map(({ label, value }) => (
                      <span key={label} className="held-kind__fact">
                        {label}: {value}
                      </span>
                    ))}
                  </li>
                ))}
                {count > items.length && (
                  <li>And {count - items.length} more. The download has them all.</li>
                )}
              </ul>
            </details>
          ))}
        </div>
        <Panel title="Take it with you" className="stack">
          <a className={buttonClass({ variant: 'sea', block: true })} href={file('html')}>
            Download to read
          </a>
          <a className={buttonClass({ variant: 'line', block: true })} href={file('json')}>
            Download for machines (JSON)
          </a>
          <p className="text-small">
            Is something wrong? <a href={`${helpPages.contact}?topic=privacy`}>Have it put right</a>
          </p>
        </Panel>
      </div>
      {kinds.length > 0 && <EraseData {...held} token={token} />}
    </div>
  )
}
