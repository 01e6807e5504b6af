import { adminPrivacyPages } from '#shared/own-paths.ts'
import {
  BREACH_BLANK,
  type BreachView,
  SECOND_THOUGHTS_MINUTES,
} from '#shared/privacy/breach-notice.ts'
import { DATA_KINDS } from '#shared/privacy/data-kinds.ts'
import { countOf, formatCount, plural } from '#shared/text/numbers.ts'
import { formatDate, formatDateTime } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { BreachText, BreachWords } from './breach-text.tsx'
import { BreachState } from './breaches-page.tsx'
import { PrivacyFrame } from './privacy-frame.tsx'

/** One notice: whom it is about, what it says, and the way to send or to stop it. */
export function BreachPage({ notice, isSaved }: { notice: BreachView; isSaved: boolean }) {
  const isDraft = notice.state === 'draft'
  return (
    <PrivacyFrame current={adminPrivacyPages.breaches}>
      <div className="panel__head">
        <h2>Breach notice</h2>
        <BreachState notice={notice} />
      </div>
      <Affected notice={notice} />
      <BreachText notice={notice} isSaved={isSaved} />
      {isDraft ? <Send notice={notice} /> : <UnderWay notice={notice} />}
    </PrivacyFrame>
  )
}

function Affected({ notice }: { notice: BreachView }) {
  const { people, unreachable, kinds, fromDay, untilDay } = notice
  return (
    <Panel title="Who is affected" className="breach__hit">
      <p>
        <b className="breach__count">{formatCount(people)}</b> {plural(people, 'person', 'people')}{' '}
        with an e-mail address
      </p>
      <p>
        {kinds.map((kind) => DATA_KINDS[kind].title).join('; ')}. Stored from {formatDate(fromDay)}{' '}
        to {formatDate(untilDay)}.
      </p>
      {unreachable > 0 && (
        <p>
          {countOf(unreachable, 'entry', 'entries')} without an e-mail address, such as bookings by
          phone: the law also allows a letter, the news, or a prominent place on the site.
        </p>
      )}
    </Panel>
  )
}

function Send({ notice: { id, people, text } }: { notice: BreachView }) {
  const hasBlanks = Object.values(text).some((part) => BREACH_BLANK.test(part))
  return (
    <Panel title="Send" id="send">
      <div className="breach__steps">
        <article className="breach__mail">
          <h3>The mail they get, as it is saved</h3>
          <BreachWords text={text} />
        </article>
        <div className="stack">
          <PostForm className="stack" action={`${adminPrivacyPages.breachAction(id, 'send')}#send`}>
            <RefusedFormError />
            <p>
              {hasBlanks
                ? 'First fill in what is between brackets above, and save it.'
                : 'Everybody is written to once, also who gets no newsletter.'}{' '}
              The first mails go {SECOND_THOUGHTS_MINUTES} minutes after you press, 200 people a
              minute. Until then you can stop it and nobody has read it.
            </p>
            <PostField
              label={`Type ${formatCount(people)} to send`}
              name="confirm"
              inputMode="numeric"
              autoComplete="off"
              required
            />
            <Button type="submit" variant="danger">
              Send to {countOf(people, 'person', 'people')}
            </Button>
          </PostForm>
          <PostForm action={adminPrivacyPages.breachAction(id, 'discard')}>
            <RefusedFormError />
            <Button type="submit" variant="line" size="sm">
              Delete the draft
            </Button>
          </PostForm>
        </div>
      </div>
    </Panel>
  )
}

function UnderWay({ notice }: { notice: BreachView }) {
  const { id, state, written, people, startsAt, finishedAt } = notice
  return (
    <Panel
      title={state === 'sent' ? 'Sent' : state === 'stopped' ? 'Stopped' : 'On its way'}
      id="send"
    >
      <p role="status">
        {formatCount(written)} of {countOf(people, 'person', 'people')} written to.{' '}
        {state === 'sending' && written === 0 && startsAt && (
          <>The first mails go at {formatDateTime(startsAt)}.</>
        )}
        {finishedAt && <>Finished {formatDateTime(finishedAt)}.</>}
      </p>
      {state === 'sending' && (
        <PostForm className="breach__stop" action={adminPrivacyPages.breachAction(id, 'stop')}>
          <RefusedFormError />
          <Button type="submit" variant="danger-line">
            Stop it
          </Button>
        </PostForm>
      )}
      {state === 'stopped' && (
        <PostForm className="breach__stop" action={adminPrivacyPages.breachAction(id, 'go-on')}>
          <RefusedFormError />
          <Button type="submit">Go on with the others</Button>
        </PostForm>
      )}
    </Panel>
  )
}
