import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'

const EXACT = { exact: true }

/** The links of a reading page's top bar. */
export function SiteNav() {
  return (
    <>
      <Link to={pages.home} activeOptions={EXACT}>
        Home
      </Link>
      <Link to={pages.categories} activeOptions={EXACT}>
        Categories
      </Link>
      <Link to={pages.blog} activeOptions={EXACT}>
        Blog
      </Link>
    </>
  )
}
