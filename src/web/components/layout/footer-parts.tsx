import { Link } from '@tanstack/react-router'
import { Children, type ReactNode } from 'react'
import { pages } from '#shared/paths.ts'

export function FooterBlurb({ children }: { children?: ReactNode }) {
  return (
    <div>
      <Link className="brand" to={pages.home} aria-label="CPT Recommends, home">
        <img src="/art/logo-reversed.svg" alt="" width="293" height="42" loading="lazy" />
      </Link>
      <p>
        Cape Town's most trusted recommendation platform connecting locals with recommended service
        providers.
      </p>
      {children}
    </div>
  )
}

export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </nav>
  )
}

/** A page that does not exist yet: text instead of a dead link. */
export function NotYet({ children }: { children: string }) {
  return <span>{children}</span>
}

export function FooterBase({ place = false }: { place?: boolean }) {
  return (
    <div className="footer__base">
      <span>© 2024 CPT Recommends. All rights reserved.</span>
      {place && <span>Cape Town, South Africa</span>}
    </div>
  )
}
