import { ownPages } from '#shared/own-paths.ts'
import type { ImportPageView } from '#shared/personal-read-api.ts'
import { IMPORT_FIELDS } from '#shared/schemas/imports/import.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { PostForm, useTyped } from '#web/components/ui/form/post-form.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { FIELD_WORDS } from './import-words.ts'

/** Which column is what: guessed by the headings, and put right by hand. */
export function ImportColumns({ id, columns }: { id: string; columns: ImportPageView['columns'] }) {
  return (
    <Panel title="Which column is what?">
      <p>Guessed from the headings. Name and address are needed; the rest is welcome.</p>
      <PostForm action={ownPages.importAction(id, 'columns')}>
        <Columns columns={columns} />
        <Button type="submit">See what would happen</Button>
      </PostForm>
    </Panel>
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
