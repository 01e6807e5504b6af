import { Printer } from 'lucide-react'
import { ownPages } from '#shared/own-paths.ts'
import { helpPages } from '#shared/paths.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { OneFieldForm } from '#web/components/ui/form/one-field-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useSaveGoogleLink } from './own-reviews.queries.ts'

const BUSINESS_PROFILE = 'https://business.google.com/'

/** The plan's 'Google review setup', in three steps. */
export function GoogleLink({ url }: { url: string }) {
  return (
    <Panel title="Google reviews" level="h3">
      <p className="text-small muted">
        After a review here everybody is offered your Google form, whatever their stars.
      </p>
      <ol className="google-steps">
        <li>
          <h4>Get your link</h4>
          <p className="text-small">
            Open your{' '}
            <a href={BUSINESS_PROFILE} target="_blank" rel="noopener noreferrer">
              Google Business Profile
            </a>
            , press ‘Ask for reviews’ and copy the link.{' '}
            <a href={helpPages.article('ask-for-google-reviews')}>Help</a>
          </p>
        </li>
        <li>
          <h4>Save it here</h4>
          <OneFieldForm
            className="google-link"
            label="Link to your Google review form"
            initial={url}
            type="url"
            inputMode="url"
            placeholder="https://g.page/r/…/review"
            button="Save Link"
            send={useSaveGoogleLink()}
          />
          {url !== '' && (
            <p className="text-small">
              <a href={url} target="_blank" rel="noopener noreferrer">
                Try your link
              </a>
            </p>
          )}
        </li>
        <li>
          <h4>Print a card for your counter</h4>
          {url === '' ? (
            <p className="text-small muted">Once your link is saved.</p>
          ) : (
            <>
              <p className="text-small">Four cards with a QR code, on one A4 page.</p>
              {/* A full page load: that page has no script. */}
              <a
                className={buttonClass({ variant: 'quiet', size: 'sm' })}
                href={ownPages.googleCard}
              >
                <Printer className="icon" aria-hidden="true" />
                Open the cards
              </a>
            </>
          )}
        </li>
      </ol>
    </Panel>
  )
}
