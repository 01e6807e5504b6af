import { addressOf } from '#shared/api/address.ts'
import type { DownloadView } from '#shared/own-account.ts'
import { ownPages } from '#shared/own-paths.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

export function OwnDownload({ download }: { download: DownloadView }) {
  return (
    <Panel title="Download everything" className="stack" id="download">
      <p>
        Profile, pictures, services, hours, bookings, reviews, conversations with us, payments and
        invoices: as a page to read, and as JSON for machines. Once a day.
      </p>
      {download.state === 'making' && (
        <p className="own-download" role="status">
          <b>Being made.</b> Asked for on {formatDateTime(download.askedISO)}. You may close this
          page: we mail you when it is ready.
        </p>
      )}
      {download.state === 'ready' && (
        <div className="own-download own-download--ready">
          <p>
            <b>Ready.</b> Made on {formatDateTime(download.madeISO)}. Kept until{' '}
            {formatDateTime(download.expiresISO)}.
          </p>
          <p className="billing-note__lines">
            <a className={buttonClass({ variant: 'sea', size: 'sm' })} href={file('html')}>
              Download to read
            </a>
            <a className={buttonClass({ variant: 'line', size: 'sm' })} href={file('json')}>
              Download for machines (JSON)
            </a>
          </p>
        </div>
      )}
      {(download.state === 'none' || (download.state === 'ready' && download.canRenew)) && (
        <PostForm action={ownPages.accountDownload}>
          <RefusedFormError />
          <Button type="submit" variant={download.state === 'none' ? 'sea' : 'quiet'}>
            {download.state === 'none' ? 'Make my download' : 'Make a new one'}
          </Button>
          {download.state === 'none' && (
            <p className="field__hint">
              Takes a few minutes. We mail you when it is ready, and keep it for 3 days.
            </p>
          )}
        </PostForm>
      )}
    </Panel>
  )
}

const file = (format: 'html' | 'json') => addressOf('GET /api/account/data', { query: { format } })
