import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import { DECISIONS, type Decision, type ImportAnswer } from '#shared/schemas/imports/import.ts'
import { formatCount } from '#shared/text/numbers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ChoiceCard } from '#web/components/ui/form/choice-card.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { PostForm } from '#web/components/ui/form/post-form.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Pagination } from '#web/components/ui/navigation/pagination.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { DECISION_WORDS, FIELD_WORDS, LEFT_OUT } from './import-words.ts'

type Row = ImportAnswer['rows'][number]

const OWNED = 'Nothing changes: its owner looks after it'

/** Rows that are perhaps a business that is listed: one answer for each, or for all. */
export function ImportMaybe({ one }: { one: ImportAnswer }) {
  const { id, counts, page, pageCount } = one
  if (counts.maybe === 0) return null
  const rows = one.rows.filter(({ verdict }) => verdict === 'maybe')
  const isPaged = pageCount > 1
  return (
    <Panel title={`Perhaps the same (${formatCount(counts.maybe)})`} id="maybe">
      <PostForm action={ownPages.importAction(id, 'decide')}>
        <input type="hidden" name="page" value={page} />
        <ul className="import-maybe">
          {rows.map((row) => (
            <li key={row.number}>
              <Pair row={row} source={one.source} />
            </li>
          ))}
        </ul>
        <Field
          label={isPaged ? `For all ${formatCount(counts.maybe)}` : 'For all of them'}
          hint={isPaged ? 'Save the answers of this page before you open the next.' : undefined}
        >
          <Select
            name="all"
            defaultValue=""
            options={[
              { value: '', label: 'As chosen above' },
              ...DECISIONS.map((value) => ({ value, label: DECISION_WORDS[value][0] })),
            ]}
          />
        </Field>
        <Button type="submit" variant="ink">
          Save these answers
        </Button>
      </PostForm>
      <Pagination
        page={page}
        pageCount={pageCount}
        renderLink={(to, props) => <a {...props} href={`${ownPages.import(id, to)}#maybe`} />}
      />
    </Panel>
  )
}

function Pair({ row, source }: { row: Row; source: string }) {
  const { number, line, name, address, reason, businessId, decision, compared } = row
  const wordsOf = (choice: Decision) =>
    choice === 'leave' && !businessId ? LEFT_OUT : DECISION_WORDS[choice]
  return (
    <fieldset>
      <legend>
        Line {line}: {name}, {address}
      </legend>
      <p>{businessId ? <a href={pages.business(businessId)}>{reason}</a> : reason}</p>
      {compared && <Comparison compared={compared} source={source} />}
      <div className="import-maybe__choices">
        {DECISIONS.filter((choice) => businessId || choice !== 'update').map((choice) => (
          <ChoiceCard
            key={choice}
            name={`row-${number}`}
            value={choice}
            defaultChecked={decision === choice}
            title={wordsOf(choice)[0]}
          >
            {choice === 'update' && compared?.hasOwner ? OWNED : wordsOf(choice)[1]}
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  )
}

interface ComparisonProps {
  compared: NonNullable<Row['compared']>
  source: string
}

/** What the file and the listed business say, side by side; what differs is marked. */
function Comparison({
  compared: { hasOwner, source: listedFrom, fields },
  source,
}: ComparisonProps) {
  return (
    <table className="import-pair">
      <thead>
        <tr>
          <td />
          <th scope="col">
            In the file<small>{source}</small>
          </th>
          <th scope="col">
            Here already
            <small>{hasOwner ? 'Its owner looks after it' : (listedFrom ?? '')}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, inFile, listed }) => (
          <tr key={field}>
            <th scope="row">{FIELD_WORDS[field]}</th>
            {[inFile, listed].map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the two sides.
              <td key={at}>{inFile === listed ? text : <mark>{text || 'none'}</mark>}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
