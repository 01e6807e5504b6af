import type { ReactNode } from 'react'

type TableProps = { label: string; head: ReactNode; children: ReactNode }

/** `head` is a row's `<th>` cells, `children` the body's rows. Wide tables scroll in their own box. */
export function Table({ label, head, children }: TableProps) {
  return (
    // A scrolling box must be reachable by keyboard, and a focusable box needs a name.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs focus
    <section className="tw" aria-label={label} tabIndex={0}>
      <table className="tbl">
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
