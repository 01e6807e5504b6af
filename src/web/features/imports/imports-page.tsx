import { ownPages } from '#shared/own-paths.ts'
import type { ImportsView } from '#shared/personal-read-api.ts'
import { IMPORT_MAX_MEGABYTES } from '#shared/schemas/imports/import.ts'
import { countOf, formatCount } from '#shared/text/numbers.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { PostForm } from '#web/components/ui/form/post-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'
import { ImportFrame } from './import-frame.tsx'
import { STATE_WORDS } from './import-words.ts'

/** Businesses that nobody has claimed: the switch, a new file, and the files so far. */
export function ImportsPage(view: ImportsView) {
  const refused = useRefusedForm()
  const sent = useRefusedForm(ownPages.imports)
  return (
    <ImportFrame title="Import" step={1}>
      {refused && <FormError>{refused.detail}</FormError>}
      <Panel title="Bring in businesses from a file">
        <p>Nothing is written before you have seen what would happen.</p>
        <form
          className="import-upload"
          method="post"
          action={ownPages.imports}
          encType="multipart/form-data"
        >
          <Field
            label="File"
            hint={`CSV with commas, semicolons or tabs, up to ${IMPORT_MAX_MEGABYTES} MB and 20,000 rows. The first row has the headings.`}
            error={sent?.errors.file}
          >
            <Input type="file" name="file" accept=".csv,.txt,.tsv,text/csv" required />
          </Field>
          <Field
            label="Where is it from?"
            hint="In words for visitors, as ‘the City’s list of market permits’. The same words the next time find the same businesses."
            error={sent?.errors.source}
          >
            <Input
              type="text"
              name="source"
              maxLength={80}
              required
              defaultValue={sent?.fields.source}
            />
          </Field>
          <Button type="submit">Read the file</Button>
        </form>
      </Panel>
      <UnclaimedSwitch {...view} />
      {view.imports.length > 0 && (
        <Panel title="Imports so far">
          <ul className="import-list">
            {view.imports.map(({ id, fileName, source, state, createdAt, total }) => (
              <li key={id}>
                <a href={ownPages.import(id)}>{fileName || 'A file without a name'}</a>
                <span>
                  {formatCount(total)} {total === 1 ? 'row' : 'rows'} from {source},{' '}
                  {formatDateTime(createdAt)}
                </span>
                <b>{STATE_WORDS[state]}</b>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </ImportFrame>
  )
}

function UnclaimedSwitch({ isOn, isFixed, unclaimed }: ImportsView) {
  const has = countOf(unclaimed, 'business', 'businesses')
  return (
    <Panel
      className="stack"
      title={isOn ? 'Visitors see unclaimed businesses' : 'Unclaimed businesses are hidden'}
    >
      <p>
        {has} without an owner. They are below everybody who pays, say where their details come
        from, and take no bookings.
      </p>
      {isFixed ? (
        <p>The setting UNCLAIMED decides this.</p>
      ) : (
        <PostForm action={ownPages.importsAction(isOn ? 'hide' : 'show')}>
          <Button type="submit" variant={isOn ? 'line' : 'ink'}>
            {isOn ? 'Hide them' : 'Show them'}
          </Button>
        </PostForm>
      )}
    </Panel>
  )
}
