import { ownPages } from '#shared/own-paths.ts'
import type { ImportPageView } from '#shared/personal-read-api.ts'
import type { ImportAnswer, ImportState } from '#shared/schemas/imports/import.ts'
import { countOf, formatCount } from '#shared/text/numbers.ts'
import { formatDate } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { PostForm } from '#web/components/ui/form/post-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportFrame } from './import-frame.tsx'
import { ImportMaybe } from './import-maybe.tsx'
import { ImportRows } from './import-rows.tsx'

/** All are done once the result is there. */
const STEP: Record<ImportState, number | null> = {
  columns: 2,
  checking: 3,
  ready: 3,
  applying: 4,
  done: 6,
  undoing: null,
  undone: null,
}
const AT_WORK = { checking: 'Checking', applying: 'Writing', undoing: 'Taking back' } as const

/** The rows below, those first that somebody may have to look at. */
const LISTS = [
  { verdict: 'changed', title: 'Changed' },
  { verdict: 'maybe', title: 'Perhaps the same' },
  { verdict: 'refused', title: 'Refused' },
  { verdict: 'removed', title: 'Removed on request, and left out' },
  { verdict: 'claimed', title: 'With an owner, and left as they are' },
  { verdict: 'new', title: 'New' },
] as const

/** One import, at whichever step it is. */
export function ImportPage({ import: one, columns, eaten }: ImportPageView) {
  const refused = useRefusedForm()
  return (
    <ImportFrame title={one.fileName || 'A file without a name'} step={STEP[one.state]}>
      <p>
        {countOf(one.total, 'row')} from {one.source}. <a href={ownPages.imports}>All imports</a>
      </p>
      {refused && <FormError>{refused.detail}</FormError>}
      {one.state === 'columns' && <ImportColumns id={one.id} columns={columns} eaten={eaten} />}
      {(one.state === 'checking' || one.state === 'applying' || one.state === 'undoing') && (
        <Panel title={AT_WORK[one.state]}>
          <p role="status">{one.progress} of 100 done. This page looks again by itself.</p>
          <progress className="import-progress" value={one.progress} max={100} />
          <p>You can close the page: it goes on.</p>
        </Panel>
      )}
      {one.state === 'ready' && <Ready one={one} />}
      {one.state === 'done' && <Done one={one} />}
      {one.state === 'undone' && (
        <Panel title="Undone">
          <p>
            Everything is as before
            {one.undo && one.undo.left > 0
              ? `, except ${countOf(one.undo.left, 'business', 'businesses')} that somebody has claimed, reviewed or changed since`
              : ''}
            .
          </p>
        </Panel>
      )}
      {one.state !== 'columns' &&
        one.state !== 'checking' &&
        LISTS.filter(({ verdict }) => verdict !== 'maybe' || one.state !== 'ready').map((list) => (
          <ImportRows key={list.verdict} {...list} one={one} />
        ))}
      {one.state === 'ready' && <Decide one={one} />}
    </ImportFrame>
  )
}

/** For a spreadsheet: to be put right there and sent again. */
function Report({ one: { id, counts } }: { one: ImportAnswer }) {
  if (counts.refused + counts.changed + counts.maybe + counts.claimed + counts.removed === 0)
    return null
  return (
    <p>
      <a href={ownPages.importReport(id)} download>
        Report as CSV
      </a>
      : the rows that were refused or changed, or are perhaps listed already, with the reason.
    </p>
  )
}

function Figures({ one: { counts } }: { one: ImportAnswer }) {
  return (
    <dl className="import-figures">
      {[
        ['new', counts.new],
        ['changed', counts.changed],
        ['perhaps the same', counts.maybe],
        ['without a change', counts.same + counts.claimed],
        ['refused', counts.refused + counts.removed],
      ].map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

function Ready({ one }: { one: ImportAnswer }) {
  return (
    <>
      <Panel className="stack" title="What would happen">
        <Figures one={one} />
        <Report one={one} />
        <p>
          Nothing is written yet. Look at the rows, then <a href="#decide">import them</a>.
        </p>
      </Panel>
      <ImportMaybe one={one} />
    </>
  )
}

/** Below the rows, once they have been looked at. */
function Decide({ one: { id, counts } }: { one: ImportAnswer }) {
  const { maybe } = counts
  return (
    <section id="decide" className="import-actions" aria-label="Import or throw away">
      <PostForm action={ownPages.importAction(id, 'apply')}>
        <Button type="submit">Import</Button>
      </PostForm>
      <PostForm action={ownPages.importAction(id, 'discard')}>
        <Button type="submit" variant="line">
          Throw it away
        </Button>
      </PostForm>
      <p>
        {formatCount(counts.new)} new, {formatCount(counts.changed)} changed
        {maybe > 0 && `, ${formatCount(maybe)} as you answered`}. You can undo it for 30 days.
      </p>
    </section>
  )
}

function Done({ one }: { one: ImportAnswer }) {
  return (
    <Panel className="stack" title="Done">
      <Figures one={one} />
      <Report one={one} />
      {one.undo && (
        <>
          <p>
            You can undo it until {formatDate(one.undo.until)}. Businesses that somebody has
            claimed, reviewed or changed since stay.
          </p>
          <PostForm action={ownPages.importAction(one.id, 'undo')}>
            <Button type="submit" variant="line">
              Undo this import
            </Button>
          </PostForm>
        </>
      )}
    </Panel>
  )
}
