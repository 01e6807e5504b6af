import { RefreshCw } from 'lucide-react'
import { ownPages } from '#shared/own-paths.ts'
import { CHECK_STATES, type ReadinessAnswer } from '#shared/schemas/readiness.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { PostForm } from '#web/components/ui/form/post-form.tsx'
import { classNames } from '#web/lib/class-names.ts'

/** How much is right, and the button that opens the site. */
export function ReadyTicket({ checks, checkedAt }: ReadinessAnswer) {
  const count = (state: (typeof CHECK_STATES)[number]) =>
    checks.filter((check) => check.state === state).length
  const bad = count('bad')
  const label = `${count('ok')} right, ${count('unknown')} unknown, ${count('warn')} to look at, ${bad} to fix`
  return (
    <section className="ready-ticket" aria-labelledby="ready">
      <div className="ready-ticket__main">
        <h2 id="ready">Ready to open?</h2>
        <p>
          We look at the real thing each time: the address from outside, the mail server, the bank,
          the disk. Nothing here is a tick you set by hand.
        </p>
        <p className="ready-ticket__again">
          <a className={buttonClass({ variant: 'sea' })} href={ownPages.ready}>
            <RefreshCw className="icon" aria-hidden="true" />
            Check again
          </a>
          <span>Checked {formatDateTime(checkedAt)}</span>
        </p>
      </div>
      <div className="ready-ticket__stub">
        <p>
          <b>{count('ok')}</b> of {checks.length} right
        </p>
        <div className="ready-meter" role="img" aria-label={label}>
          {CHECK_STATES.toReversed().flatMap((state) =>
            checks
              .filter((check) => check.state === state)
              .map(({ name }) => <i key={name} className={classNames(`ready-meter__${state}`)} />),
          )}
        </div>
        {bad === 0 ? (
          <PostForm action={ownPages.readyAction('open')}>
            <Button type="submit" block>
              Open the site
            </Button>
          </PostForm>
        ) : (
          <button type="button" className={buttonClass({ block: true })} aria-disabled="true">
            Open the site
          </button>
        )}
        <small>
          {bad === 0
            ? 'Search engines are let in. Visitors come either way.'
            : `${bad} ${bad === 1 ? 'thing' : 'things'} to fix first`}
        </small>
      </div>
    </section>
  )
}
