import { adminPrivacyPages } from '#shared/own-paths.ts'
import {
  BREACH_KIND,
  BREACH_TABLE,
  type BreachesView,
  type BreachSummary,
} from '#shared/privacy/breach-notice.ts'
import { DATA_KINDS } from '#shared/privacy/data-kinds.ts'
import { formatCount } from '#shared/text/numbers.ts'
import { formatShortDate } from '#shared/time/dates.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { FieldError } from '#web/components/ui/form/field.tsx'
import {
  PostField,
  PostForm,
  RefusedFormError,
  useTyped,
} from '#web/components/ui/form/post-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { BreachSteps } from './breach-steps.tsx'
import { PrivacyFrame } from './privacy-frame.tsx'

/** If something leaked: what to do, whom it concerns, and the notices so far. */
export function BreachesPage({ notices, tables, today }: BreachesView) {
  return (
    <PrivacyFrame current={adminPrivacyPages.breaches}>
      <div className="breach__steps">
        <BreachSteps />
        <Panel title="Who is affected">
          <PostForm className="stack" action={adminPrivacyPages.breaches}>
            <RefusedFormError />
            <TableChoice tables={tables} />
            <div className="privacy__fields">
              <PostField label="Stored from" name="from" type="date" max={today} required />
              <PostField label="Stored until" name="until" type="date" max={today} required />
            </div>
            <Button type="submit">Prepare a notice</Button>
            <p className="field__hint">
              Nobody is written to yet. You see how many people it is about, and the text.
            </p>
          </PostForm>
        </Panel>
      </div>
      {notices.length > 0 && (
        <Panel title="Notices">
          <ul className="breach__list">
            {notices.map((notice) => (
              <li key={notice.id}>
                <a href={adminPrivacyPages.breach(notice.id)}>
                  Stored {formatShortDate(notice.fromDay)} to {formatShortDate(notice.untilDay)}
                </a>
                <BreachState notice={notice} />
                <span className="text-small muted">
                  Prepared {formatShortDate(notice.createdAt)}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </PrivacyFrame>
  )
}

function TableChoice({ tables }: Pick<BreachesView, 'tables'>) {
  const { errors } = useTyped()
  const kinds = Map.groupBy(tables, ({ kind }) => kind)
  return (
    <fieldset className="breach__tables">
      <legend>What may have been seen</legend>
      {[...kinds].map(([kind]) => (
        <Box key={kind} name={BREACH_KIND + kind} label={DATA_KINDS[kind].title} />
      ))}
      <details>
        <summary>Or only single tables</summary>
        {[...kinds].map(([kind, ofKind]) => (
          <div key={kind} className="breach__kind">
            <b>{DATA_KINDS[kind].title}</b>
            {ofKind.map(({ name }) => (
              <Box key={name} name={BREACH_TABLE + name} label={nameInWords(name)} />
            ))}
          </div>
        ))}
      </details>
      {errors.tables && <FieldError>{errors.tables}</FieldError>}
    </fieldset>
  )
}

function Box({ name, label }: { name: string; label: string }) {
  const { fields } = useTyped()
  return (
    <label className="breach__box">
      <input type="checkbox" name={name} value="yes" defaultChecked={fields[name] === 'yes'} />
      {label}
    </label>
  )
}

/** 'bookingEvents' is 'booking events'. */
const nameInWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

export function BreachState({ notice: { state, written, people } }: { notice: BreachSummary }) {
  if (state === 'draft') return <Badge tone="off">Draft</Badge>
  const reached = `${formatCount(written)} of ${formatCount(people)}`
  if (state === 'stopped') return <Badge tone="bad">Stopped after {reached}</Badge>
  if (state === 'sending') return <Badge tone="wait">Sending, {reached}</Badge>
  return <Badge tone="ok">Sent to {formatCount(written)}</Badge>
}
