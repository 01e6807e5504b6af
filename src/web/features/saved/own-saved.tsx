import { pages } from '#shared/paths.ts'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'

/** The same HTML for everybody: the page's script inserts what the device has saved. */
export function OwnSaved() {
  return (
    <div className="saved">
      <div className="saved__head">
        <h1>Saved</h1>
        <button type="button" id="saved-share" className="btn btn--line sign sign--share" hidden>
          Share this list
        </button>
      </div>
      <p>Kept on this device, without an account. Nobody else sees it until you share it.</p>
      <noscript>
        <p>To save businesses with the heart, please switch JavaScript on in your browser.</p>
      </noscript>
      <div id="saved-own" />
      <div id="saved-empty" hidden>
        <EmptyState
          title="Nothing saved yet"
          text="Press the heart of a business and you find it here again."
          action={
            <div className="empty-state__actions">
              <a className="btn" href={pages.search}>
                Browse Businesses
              </a>
              <a className="btn btn--line" href={pages.categories}>
                Browse Categories
              </a>
            </div>
          }
        />
      </div>
    </div>
  )
}
