import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { LostSearch } from '#web/components/layout/lost-search.tsx'
import { SiteFooter } from '#web/components/layout/site-footer.tsx'
import { TopBar } from '#web/components/layout/top-bar.tsx'

export function NotFoundPage() {
  return (
    <>
      <title>404 Page Not Found | CPT Recommends</title>
      <TopBar />
      <main id="content" className="section">
        <div className="wrap empty-state">
          <img src="/art/notfound-penguins.svg" alt="" width="480" height="340" />
          <h1>404 Page Not Found</h1>
          <p>Did you forget to add the page to the router?</p>
          <LostSearch />
          <Link className="btn btn--line" to={pages.home}>
            Back to Home
          </Link>
        </div>
      </main>
      <SiteFooter />
    </>
  )
}
