import { pages } from '#shared/paths.ts'
import type { ImportAnswer, Verdict } from '#shared/schemas/imports/import.ts'
import { Panel } from '#web/components/ui/panel.tsx'

interface ImportRowsProps {
  title: string
  one: ImportAnswer
  verdict: Verdict
}

/** The first rows of one kind, by the lines of the file; nothing without any. */
export function ImportRows({ title, one, verdict }: ImportRowsProps) {
  const shown = one.rows.filter((row) => row.verdict === verdict)
  const count = one.counts[verdict]
  if (shown.length === 0) return null
  return (
    <Panel title={`${title} (${count})`}>
      <ul className="import-list">
        {shown.map(({ number, line, name, address, reason, businessId }) => (
          <li key={number}>
            <span>Line {line}</span>
            {businessId ? <a href={pages.business(businessId)}>{name}</a> : name && <b>{name}</b>}
            <span>{reason || address}</span>
          </li>
        ))}
      </ul>
      {count > shown.length && <p>And {count - shown.length} more.</p>}
    </Panel>
  )
}
