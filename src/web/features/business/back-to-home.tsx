import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'

export function BackToHome() {
  return (
    <p className="breadcrumb-row">
      <Link className="back-link sign sign--back" to={pages.home}>
        Back to Home
      </Link>
    </p>
  )
}
