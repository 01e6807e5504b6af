import { longDay } from '#shared/booking/booking-words.ts'
import { CONTACT_TOPIC_NAME, MESSAGE_MAX_LENGTH } from '#shared/help/contact.ts'
import type { ConversationView } from '#shared/help/conversation-view.ts'
import { ownPages } from '#shared/own-paths.ts'
import { helpPages } from '#shared/paths.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import { Breadcrumb } from '#web/components/ui/navigation/breadcrumb.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { ConversationBadge } from './conversation-state.tsx'
import { Thread } from './thread.tsx'

/** A conversation for whoever began it, by the secret link. */
export function ConversationPage({ view }: { view: ConversationView }) {
  const { reference, title, topic, about, state, dueAt, isFirst, token } = view
  const isSent = isFirst && dueAt !== null
  const labels = [reference, CONTACT_TOPIC_NAME[topic], about].filter(Boolean).join(', ')
  return (
    <div className="wrap conversation">
      <Breadcrumb>
        <a href={helpPages.home}>Help Center</a>
        <span>{reference}</span>
      </Breadcrumb>
      {isSent ? <Sent view={view} answerBy={dueAt} /> : <h1>{title}</h1>}
      <p className="conversation__state">
        <ConversationBadge state={state} />
        <span className="text-small muted">
          {labels}
          {dueAt !== null && !isSent && `. We answer by ${longDay(dueAt)}`}
        </span>
      </p>
      <Thread
        items={view.messages.map(({ number, side, text, createdAt }) => ({
          key: `${number}`,
          kind: side === 'writer' ? 'own' : 'other',
          by: side === 'writer' ? 'You' : 'CPT Recommends',
          text,
          createdAt,
        }))}
      />
      <Panel title={PROMPT[state]} level="h2">
        <PostForm action={helpPages.conversation(token)}>
          <RefusedFormError />
          <PostField
            label="Your message"
            name="message"
            rows={4}
            maxLength={MESSAGE_MAX_LENGTH}
            required
          />
          <p className="conversation__actions">
            <Button type="submit" variant="sea">
              Send
            </Button>
          </p>
          <PrivacyNote of="contact" />
        </PostForm>
        {state !== 'solved' && (
          <PostForm
            className="conversation__settle"
            action={`${helpPages.conversation(token)}/solved`}
          >
            <RefusedFormError />
            <Button type="submit" variant="quiet" size="sm">
              It is solved
            </Button>
          </PostForm>
        )}
      </Panel>
      <p className="conversation__keep text-small muted">
        {view.email === '' ? (
          <>
            You find it under <a href={ownPages.help}>Help</a> in your dashboard, too.
          </>
        ) : (
          'Keep the mail with the link: it is the only way to this page.'
        )}{' '}
        Whoever has the link can read it.
      </p>
    </div>
  )
}

const PROMPT = {
  new: 'Anything to add?',
  waiting: 'Your answer',
  solved: 'Not solved? Write again, and it is open again',
}

function Sent({ view, answerBy }: { view: ConversationView; answerBy: string }) {
  const { firstName, email, reference } = view
  return (
    <section className="conversation__sent" role="status">
      <div>
        <Badge tone="ok">Sent</Badge>
        <h1>Thank you{firstName && `, ${firstName}`}. We have it.</h1>
        <p>
          {email === '' ? 'A mail' : `A mail to ${email}`} has the link to this page. Our answer
          comes there too.
        </p>
      </div>
      <dl>
        <div>
          <dt>We answer by</dt>
          <dd>{longDay(answerBy)}</dd>
        </div>
        <div>
          <dt>Your number</dt>
          <dd>{reference}</dd>
        </div>
      </dl>
    </section>
  )
}
