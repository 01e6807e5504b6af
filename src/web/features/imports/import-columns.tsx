import { TriangleAlert } from 'lucide-react'
import { ownPages } from '#shared/own-paths.ts'
import type { ImportPageView } from '#shared/personal-read-api.ts'
import { IMPORT_FIELDS } from '#shared/schemas/imports/import.ts'
import { formatCount } from '#shared/text/numbers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { PostForm, useTyped } from '#web/components/ui/form/post-form.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { FIELD_WORDS } from './import-words.ts'

/** Which column is what: guessed by the headings, and put right by hand. */
export function ImportColumns({
  id,
  columns,
  eaten,
}: { id: string } & Pick<ImportPageView, 'columns' | 'eaten'>) {
  return (
    <Panel title="Which column is what?">
      <p>Guessed from the headings. Name and address are needed; the rest is welcome.</p>
      <PostForm action={ownPages.importAction(id, 'columns')}>
        <Columns columns={columns} />
        <EatenPhones {...eaten} />
        <Button type="submit">See what would happen</Button>
      </PostForm>
    </Panel>
  )
}

function EatenPhones({ restored, lost }: ImportPageView['eaten']) {
  if (restored + lost === 0) return null
  return (
    <div className="site-warning import-eaten">
      <TriangleAlert className="icon" aria-hidden="true" />
      <div>
        <h3>A spreadsheet has eaten some phone numbers</h3>
        <p>
          {restored > 0 &&
            `${formatCount(restored)} lost ${restored === 1 ? 'its' : 'their'} leading 0: we put it back. `}
          {lost > 0 &&
            `${formatCount(lost)} ${lost === 1 ? 'was' : 'were'} rounded, like 2.70E+10: nobody can call ${lost === 1 ? 'it, so it stays' : 'them, so they stay'} empty.`}
        </p>
      </div>
    </div>
  )
}

const CHOICES = [
  { value: '', label: 'Leave it out' },
  ...IMPORT_FIELDS.map((value) => ({ value, label: FIELD_WORDS[value] })),
]

function Columns({ columns }: Pick<ImportPageView, 'columns'>) {
  const { fields } = useTyped()
  return (
    <ul className="import-columns">
      {columns.map(({ heading, samples, field }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file.
        <li key={at}>
          <Field
            label={heading || `Column ${at + 1}`}
            hint={samples.filter(Boolean).join(' · ').slice(0, 120) || 'Empty in the first rows'}
          >
            <Select
              name={`column-${at}`}
              defaultValue={fields[`column-${at}`] ?? field}
              options={CHOICES}
            />
          </Field>
        </li>
      ))}
    </ul>
  )
}
