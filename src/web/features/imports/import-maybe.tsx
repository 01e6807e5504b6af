import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import { DECISIONS, type ImportAnswer } from '#shared/schemas/imports/import.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { PostForm } from '#web/components/ui/form/post-form.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { DECISION_WORDS } from './import-words.ts'

/** Rows that are perhaps a business that is listed: one answer for each, or for all. */
export function ImportMaybe({ one }: { one: ImportAnswer }) {
  const rows = one.rows.filter(({ verdict }) => verdict === 'maybe')
  const count = one.counts.maybe ?? 0
  if (rows.length === 0) return null
  return (
    <Panel title={`Perhaps the same (${count})`}>
      <PostForm action={ownPages.importAction(one.id, 'decide')}>
        <ul className="import-maybe">
          {rows.map(({ number, line, name, address, reason, businessId, decision }) => (
            <li key={number}>
              <fieldset>
                <legend>
                  Line {line}: {name}, {address}
                </legend>
                <p>{businessId ? <a href={pages.business(businessId)}>{reason}</a> : reason}</p>
                {DECISIONS.map((choice) => (
                  <label key={choice}>
                    <input
                      type="radio"
                      name={`row-${number}`}
                      value={choice}
                      defaultChecked={decision === choice}
                    />
                    {DECISION_WORDS[choice]}
                  </label>
                ))}
              </fieldset>
            </li>
          ))}
        </ul>
        <Field label={count > rows.length ? `For all ${count}` : 'For all of them'}>
          <Select
            name="all"
            defaultValue=""
            options={[
              { value: '', label: 'As chosen above' },
              ...DECISIONS.map((value) => ({ value, label: DECISION_WORDS[value] })),
            ]}
          />
        </Field>
        <Button type="submit" variant="ink">
          Save these answers
        </Button>
      </PostForm>
    </Panel>
  )
}
