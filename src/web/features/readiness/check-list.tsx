import { CHECK_STATES, type Check, type CheckState } from '#shared/schemas/readiness.ts'
import { CheckActions, getActionOf, WhatIsNew } from './check-actions.tsx'
import { CheckLine, CheckMend, CheckParts } from './check-details.tsx'
import { CheckMark, StateWord } from './check-mark.tsx'
import { OperatorForm } from './operator-form.tsx'
import type { ReadyPageProps } from './ready-page-props.ts'

const HEADINGS: Record<CheckState, string> = {
  bad: 'To fix before you open',
  warn: 'Look at it soon',
  unknown: 'Could not be looked up',
  ok: 'Right',
}

/** The worst first; each says what it found and how to mend it. */
export function CheckList(props: ReadyPageProps) {
  return CHECK_STATES.map((state) => {
    const checks = props.checks.filter((check) => check.state === state)
    if (checks.length === 0) return null
    return (
      <section key={state} aria-labelledby={`checks-${state}`}>
        <h2 className="checks__heading" id={`checks-${state}`}>
          {HEADINGS[state]} <small>{checks.length}</small>
        </h2>
        <ul className={state === 'ok' ? 'checks checks--ok' : 'checks'}>
          {checks.map((check) => (
            <CheckItem key={check.name} check={check} page={props} />
          ))}
        </ul>
      </section>
    )
  })
}

function CheckItem({ check, page }: { check: Check; page: ReadyPageProps }) {
  const { name, title, state, sentence } = check
  return (
    <li className="check" id={name}>
      <CheckMark state={state} />
      <div className="check__text">
        <h3>
          {title} <StateWord state={state} />
        </h3>
        <p>{sentence}</p>
        <CheckMend {...check} />
      </div>
      <CheckActions name={getActionOf(check)} done={page.done} />
      {name === 'version' && <WhatIsNew className="check__action" />}
      <div className="check__more">
        <CheckLine line={check.line} />
        <CheckParts parts={check.parts} />
        {name === 'legal' && <OperatorForm {...page} />}
      </div>
    </li>
  )
}
