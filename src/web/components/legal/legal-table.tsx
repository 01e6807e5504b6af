interface LegalTableProps {
  columns: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly string[])[]
}

/** A list on phones. */
export function LegalTable({ columns, rows }: LegalTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <td>{name}</td>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name than its column.
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
