import { Children, isValidElement, type ReactNode } from 'react'

/** Children are the router's links, the last one the current page as plain text. */
export function Breadcrumb({ children }: { children: ReactNode }) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {Children.toArray(children).map((crumb, index, all) => (
          <li
            key={isValidElement(crumb) ? crumb.key : String(crumb)}
            aria-current={index === all.length - 1 ? 'page' : undefined}
          >
            {crumb}
          </li>
        ))}
      </ol>
    </nav>
  )
}
