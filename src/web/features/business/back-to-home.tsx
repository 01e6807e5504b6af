import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'

export function BackToHome() {
  return (
    <p className="crumbrow">
      <Link className="backlink sign sign--back" to={pages.home}>
        Back to Home
      </Link>
    </p>
  )
}
