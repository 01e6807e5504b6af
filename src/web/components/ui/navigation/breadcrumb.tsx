import { Children, isValidElement, type ReactNode } from 'react'

/** Children are links; the current page, if the heading below does not say it already, is plain text. */
export function Breadcrumb({ children }: { children: ReactNode }) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {Children.toArray(children).map((crumb) => (
          <li
            key={isValidElement(crumb) ? crumb.key : String(crumb)}
            aria-current={!isValidElement(crumb) || crumb.type === 'span' ? 'page' : undefined}
          >
            {crumb}
          </li>
        ))}
      </ol>
    </nav>
  )
}
