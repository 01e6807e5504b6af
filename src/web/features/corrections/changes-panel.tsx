import { CORRECTION_WORDS } from '#shared/catalogue/corrections.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import type { BusinessChange } from '#shared/schemas/supply/correction.ts'
import { capeTownDay, formatDate } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

const SAID_BY = {
  visitor: 'said by a visitor',
  owner: 'said by the business',
  admin: 'put back by an admin',
} as const
const AGREED = { owner: 'the business', admin: 'an admin' } as const

/** What was changed about businesses, and the way back. */
export function ChangesPanel({ changes, q }: { changes: BusinessChange[]; q: string }) {
  return (
    <Panel className="changes" title="What was changed">
      <form className="changes__find" method="get" action={ownPages.corrections}>
        <Field label="Name of the business">
          <Input type="search" name="q" defaultValue={q} maxLength={200} autoComplete="off" />
        </Field>
        <Button type="submit" variant="line" size="sm">
          Show
        </Button>
      </form>
      {changes.length === 0 && (
        <p className="muted">
          {q === '' ? 'Nothing was changed yet.' : 'Nothing was changed about such a business.'}
        </p>
      )}
      <ul className="corrections">
        {changes.map((change) => (
          <Changed key={change.id} change={change} />
        ))}
      </ul>
    </Panel>
  )
}

function Changed({ change }: { change: BusinessChange }) {
  const { id, businessId, businessName, field, before, after, seen, changedAt } = change
  const { setBy, acceptedBy, mayPutBack } = change
  const day = formatDate(capeTownDay(new Date(changedAt)))
  return (
    <li className="correction">
      <h3>
        <a href={pages.business(businessId)}>{businessName}</a>
      </h3>
      <p className="correction__change">
        <b>{CORRECTION_WORDS[field]}</b>
        <del>
          <span className="sr-only">Before: </span>
          {before || 'not known'}
        </del>
        <ins>
          <span className="sr-only">After: </span>
          {after || 'not known'}
        </ins>
      </p>
      <p className="text-small muted">
        {day}, {SAID_BY[setBy]}
        {setBy === 'visitor' && `, agreed by ${AGREED[acceptedBy]}`}
        {seen !== '' && `: ${seen}`}
      </p>
      {mayPutBack && (
        <PostForm action={ownPages.changePutBack(id)}>
          <RefusedFormError />
          <Button type="submit" variant="line" size="sm">
            {field === 'closed' ? 'Open again' : 'Put back'}
          </Button>
        </PostForm>
      )}
    </li>
  )
}
