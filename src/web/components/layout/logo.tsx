import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'

export function Logo() {
  return (
    <Link className="brand" to={pages.home} aria-label="CPT Recommends, home">
      <picture>
        <source media="(max-width: 767px)" srcSet="/art/logo-stacked.svg" width="143" height="42" />
        <img src="/art/logo.svg" alt="" width="250" height="40" />
      </picture>
    </Link>
  )
}
