import { adminPrivacyPages } from '#shared/own-paths.ts'
import { MOST_COUNTED, OLD_DATA, type OldDataView } from '#shared/privacy/old-data.ts'
import { periodInWords } from '#shared/privacy/periods.ts'
import { formatCount } from '#shared/text/numbers.ts'
import { Panel } from '#web/components/ui/panel.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { PrivacyFrame } from './privacy-frame.tsx'

const countWords = (due: number) =>
  due < MOST_COUNTED ? formatCount(due) : `${formatCount(due)} or more`

/** A dry run: what would go now because it is old. */
export function OldDataPage({ rows }: OldDataView) {
  return (
    <PrivacyFrame current={adminPrivacyPages.oldData}>
      <Panel title="What goes tonight">
        <p>
          Every day at four, what was kept long enough is cleared or deleted. This is what would go
          now. Nothing is changed by looking.
        </p>
        <Table label="Old data" columns={['What', 'Kept for', 'Setting', 'Would go now']}>
          {rows.map(({ data, days, setting, due }) => (
            <tr key={data}>
              <td>{OLD_DATA[data].title}</td>
              <td className="nowrap">{periodInWords(days)}</td>
              <td>
                <code>{setting}</code>
              </td>
              <td>
                <b>{countWords(due)}</b>
              </td>
            </tr>
          ))}
        </Table>
      </Panel>
    </PrivacyFrame>
  )
}
