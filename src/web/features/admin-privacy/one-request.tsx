import { adminPrivacyPages } from '#shared/own-paths.ts'
import { type DataRequest, REQUEST_KINDS, REQUEST_WAYS } from '#shared/privacy/data-requests.ts'
import { formatDate } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { RequestState } from './request-table.tsx'

/** One request, with what was done about it, or the form to say so. */
export function OneRequest({ request }: { request: DataRequest }) {
  const { id, reference, what, via, askedAt, dueAt, note, doneAt, outcome, isOwnDoing } = request
  return (
    <Panel
      title={`${reference}: ${REQUEST_KINDS[what]}`}
      action={<RequestState request={request} />}
      className="stack"
    >
      <p>
        It came {REQUEST_WAYS[via]} on {formatDate(askedAt)}
        {doneAt === null && ` and is due on ${formatDate(dueAt)}`}.
      </p>
      {note !== '' && <p>{note}</p>}
      {doneAt !== null && (
        <p>
          <b>Done on {formatDate(doneAt)}.</b> {outcome}
        </p>
      )}
      {doneAt === null && isOwnDoing && <p>The site does this by itself and closes it then.</p>}
      {doneAt === null && !isOwnDoing && (
        <PostForm className="stack" action={adminPrivacyPages.closeRequest(id)}>
          <RefusedFormError />
          <PostField
            label="What was done"
            hint="As you told the person. No names, numbers or addresses: this list has none."
            name="outcome"
            rows={3}
            maxLength={500}
            required
          />
          <Button type="submit" size="sm">
            Close the request
          </Button>
        </PostForm>
      )}
    </Panel>
  )
}
