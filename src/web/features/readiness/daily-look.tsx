import { RefreshCw } from 'lucide-react'
import { ownPages } from '#shared/own-paths.ts'
import type { Check, CheckState } from '#shared/schemas/readiness.ts'
import { formatDate, formatDateTime } from '#shared/time/dates.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { PostForm } from '#web/components/ui/form/post-form.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { CheckActions, getActionOf, WhatIsNew } from './check-actions.tsx'
import { CheckLine, CheckMend, CheckParts } from './check-details.tsx'
import { CheckMark } from './check-mark.tsx'
import { LastDays } from './last-days.tsx'
import { OperatorForm } from './operator-form.tsx'
import type { ReadyPageProps } from './ready-page-props.ts'

const describeOthers = (well: number, unknown: number) =>
  unknown === 0
    ? `The other ${well} are well.`
    : `The others: ${well} well, ${unknown} could not be looked up.`

/** The page of an open site: what slipped, or that all is well. */
export function DailyLook(props: ReadyPageProps) {
  const { checks, openedAt, done } = props
  const inState = (wanted: CheckState) => checks.filter(({ state }) => state === wanted)
  const slipped = [...inState('bad'), ...inState('warn')]
  const others = checks.filter((check) => !slipped.includes(check))
  return (
    <>
      {slipped.length === 0 && <AllWell {...props} />}
      {slipped.map((check) => (
        <Slipped key={check.name} check={check} page={props} />
      ))}
      {slipped.length > 0 && (
        <div className="daily__others">
          <p>{describeOthers(inState('ok').length, inState('unknown').length)}</p>
          <CheckAgain />
          <MailSwitch {...props} />
        </div>
      )}
      <ul className="daily">
        {others.map(({ name, title, state, sentence }) => (
          <li key={name} className="daily__tile">
            <CheckMark state={state} withWord />
            <h3>{title}</h3>
            <p>
              {sentence} {name === 'version' && <WhatIsNew />}
            </p>
          </li>
        ))}
      </ul>
      <LastDays days={props.days} today={props.today} />
      <details className="panel daily__manual" open={done !== null}>
        <summary>Try it, change the legal details, or close the site</summary>
        <div className="daily__actions">
          <CheckActions name="mail" done={done} />
          <CheckActions name="payments" done={done} />
        </div>
        {!slipped.some(({ name }) => name === 'legal') && <OperatorForm {...props} />}
        <PostForm className="daily__close" action={ownPages.readyAction('close')}>
          <p>
            Search engines are let in{openedAt && ` since ${formatDate(openedAt)}`}. Closed, they
            are told to stay away; visitors come either way.
          </p>
          <Button type="submit" variant="danger-line" size="sm">
            Close it again
          </Button>
        </PostForm>
      </details>
    </>
  )
}

const CheckAgain = () => (
  <a className={buttonClass({ variant: 'quiet', size: 'sm' })} href={ownPages.ready}>
    <RefreshCw className="icon" aria-hidden="true" />
    Check now
  </a>
)

function AllWell({ checks, checkedAt, mailsChanges }: ReadyPageProps) {
  const unknown = checks.filter(({ state }) => state === 'unknown').length
  const right = `${checks.length - unknown} of ${checks.length}`
  return (
    <section className="all-well" aria-labelledby="all-well">
      <div className="all-well__picture">
        <img src="/art/hero-poster.webp" alt="" />
      </div>
      <div className="all-well__text">
        <h2 id="all-well">All well</h2>
        <p>
          {right} right{unknown > 0 && `, ${unknown} could not be looked up`}. Checked{' '}
          {formatDateTime(checkedAt)}.
        </p>
        <div className="all-well__actions">
          <CheckAgain />
          <MailSwitch mailsChanges={mailsChanges} />
        </div>
      </div>
    </section>
  )
}

/** Looked at every hour: the admins hear of what slips without opening this page. */
const MailSwitch = ({ mailsChanges }: Pick<ReadyPageProps, 'mailsChanges'>) => (
  <PostForm className="mail-switch" action={ownPages.readyAction('mails')}>
    <input type="hidden" name="mails" value={mailsChanges ? 'off' : 'on'} />
    <p>
      {mailsChanges ? 'The admins get a mail when something changes.' : 'No mails about changes.'}
    </p>
    <Button type="submit" variant="line" size="sm">
      {mailsChanges ? 'Stop these mails' : 'Mail the admins when something changes'}
    </Button>
  </PostForm>
)

function Slipped({ check, page }: { check: Check; page: ReadyPageProps }) {
  const { name, title, state, sentence } = check
  return (
    <section
      id={name}
      className={classNames('slipped', state === 'warn' && 'slipped--warn')}
      aria-labelledby={`slipped-${name}`}
    >
      <CheckMark state={state} withWord />
      <div>
        <h2 id={`slipped-${name}`}>{title}</h2>
        <p>{sentence}</p>
        <CheckMend {...check} />
        {(name === 'backups' || name === 'second-step') && (
          <CheckActions name={getActionOf(check)} done={page.done} />
        )}
      </div>
      <div className="check__more">
        <CheckLine line={check.line} />
        <CheckParts parts={check.parts} />
        {name === 'legal' && <OperatorForm {...page} />}
      </div>
    </section>
  )
}
