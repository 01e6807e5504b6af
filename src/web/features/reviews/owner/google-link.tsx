import { OneFieldForm } from '#web/components/ui/form/one-field-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useSaveGoogleLink } from './own-reviews.queries.ts'

/** The plan's 'Google review setup'. */
export function GoogleLink({ url }: { url: string }) {
  return (
    <Panel title="Google reviews" level="h3">
      <p className="text-small muted">
        After a review here everybody is offered your Google form, whatever their stars.
      </p>
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
    </Panel>
  )
}
