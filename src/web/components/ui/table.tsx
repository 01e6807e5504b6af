import type { ReactNode } from 'react'

type TableProps = {
  label: string
  columns: string[]
  /** All columns but the first are numbers. */
  figures?: boolean
  /** The rows end with buttons: a column with a visually hidden heading. */
  actions?: boolean
  children: ReactNode
}

/** `children` are the body's rows. Wide tables scroll in their own box. */
export function Table({ label, columns, figures = false, actions = false, children }: TableProps) {
  return (
    // A scrolling box must be reachable by keyboard, and a focusable box needs a name.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs focus
    <section className="table-scroll" aria-label={label} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={figures && index > 0 ? 'table__number' : undefined}
              >
                {column}
              </th>
            ))}
            {actions && (
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
