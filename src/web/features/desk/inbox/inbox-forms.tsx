import { MESSAGE_MAX_LENGTH } from '#shared/help/contact.ts'
import type { InboxConversation } from '#shared/help/conversation-view.ts'
import { ownPages } from '#shared/own-paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'

/** Reply, note, solve and reopen. */
export function InboxForms({ opened: { id, name, state } }: { opened: InboxConversation }) {
  return (
    <div className="inbox-forms">
      <PostForm className="inbox-forms__reply" action={ownPages.supportAction(id, 'reply')}>
        <RefusedFormError />
        <PostField
          label={`Reply to ${name}`}
          name="message"
          rows={5}
          maxLength={MESSAGE_MAX_LENGTH}
          required
        />
        <p className="inbox-forms__buttons">
          <Button type="submit">Send reply</Button>
          <Button type="submit" variant="sea" name="after" value="solve">
            Send and solve
          </Button>
        </p>
      </PostForm>
      <details className="inbox-forms__note">
        <summary>Internal note</summary>
        <PostForm action={ownPages.supportAction(id, 'note')}>
          <RefusedFormError />
          <PostField
            label="Note"
            hint="They get no mail and do not see it here. Whoever asks for their data reads it too."
            name="note"
            rows={3}
            maxLength={MESSAGE_MAX_LENGTH}
            required
          />
          <p className="inbox-forms__buttons">
            <Button type="submit" variant="ink">
              Save note
            </Button>
          </p>
        </PostForm>
      </details>
      <StateForm id={id} isSolved={state === 'solved'} />
    </div>
  )
}

function StateForm({ id, isSolved }: { id: string; isSolved: boolean }) {
  // Done already, perhaps by somebody else: then the form that was sent is not here any more.
  const refused = useRefusedForm(ownPages.supportAction(id, isSolved ? 'solve' : 'reopen'))
  return (
    <PostForm action={ownPages.supportAction(id, isSolved ? 'reopen' : 'solve')}>
      {refused && <FormError>{refused.detail}</FormError>}
      {isSolved && (
        <p className="text-small muted">
          If they write again, it comes back to New by itself, with everything in it.
        </p>
      )}
      <Button type="submit" variant="quiet" size="sm">
        {isSolved ? 'Open again' : 'Solve without a reply'}
      </Button>
    </PostForm>
  )
}
