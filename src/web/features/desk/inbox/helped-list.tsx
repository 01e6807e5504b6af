import type { HelpVotes } from '#shared/help/help-votes.ts'
import { helpPages } from '#shared/paths.ts'
import { formatCount } from '#shared/text/numbers.ts'
import { Panel } from '#web/components/ui/panel.tsx'
import { Table } from '#web/components/ui/table.tsx'

/** Readers who say No are promised that somebody looks at the answer again. */
export function HelpedList({ votes }: { votes: HelpVotes[] }) {
  return (
    <Panel title="Did this help?" className="stack inbox-helped">
      <p>
        What readers said below the answers of the Help Center. Those that helped least come first.
      </p>
      <Table label="Did this help?" columns={['Answer', 'No', 'Yes']}>
        {votes.map(({ id, title, yes, no }) => (
          <tr key={id}>
            <td>
              <a href={helpPages.article(id)}>{title}</a>
            </td>
            <td>
              <b>{formatCount(no)}</b>
            </td>
            <td>{formatCount(yes)}</td>
          </tr>
        ))}
      </Table>
    </Panel>
  )
}
