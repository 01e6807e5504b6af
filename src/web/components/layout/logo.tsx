import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'

/** Two lines in narrower windows, otherwise one. */
export function Logo({ stackedBelow = 768 }: { stackedBelow?: number }) {
  return (
    <Link className="brand" to={pages.home} aria-label="CPT Recommends, home">
      <picture>
        <source
          media={`(max-width: ${stackedBelow - 1}px)`}
          srcSet="/art/logo-stacked.svg"
          width="183"
          height="42"
        />
        <img src="/art/logo.svg" alt="" width="250" height="40" />
      </picture>
    </Link>
  )
}
