import { savedPage } from '#shared/catalogue/saved-paths.ts'
import { pages } from '#shared/paths.ts'
import { LogoPicture } from './logo-picture.tsx'
import { NeedField } from './need-field.tsx'

/** The site's bar on a page without script or router: links, a form and <details>. */
export function PlainBar({ signedIn }: { signedIn: boolean }) {
  return (
    <header className="bar bar--site">
      <div className="wrap bar__inner">
        <a className="brand" href={pages.home} aria-label="CPT Recommends, home">
          <LogoPicture stackedBelow={1140} />
        </a>
        <search className="bar-search">
          <form
            className="bar-search__form"
            action={pages.search}
            method="get"
            aria-label="Search the directory"
          >
            <NeedField />
            <button className="btn bar-search__go" type="submit">
              Let's Go!
            </button>
          </form>
        </search>
        <nav aria-label="Main">
          <a className="bar__search icon-btn sign sign--search" href={pages.search}>
            <span className="sr-only">Search</span>
          </a>
          <div className="bar__links">{links(signedIn)}</div>
          <details className="bar__menu">
            <summary className="icon-btn sign sign--menu" aria-label="Menu" />
            <div className="bar__sheet">
              <div className="wrap">{links(signedIn)}</div>
            </div>
          </details>
        </nav>
      </div>
    </header>
  )
}

const links = (signedIn: boolean) => (
  <>
    <a className="sign sign--grid" href={pages.categories}>
      Categories
    </a>
    <a className="sign sign--news" href={pages.blog}>
      Blog
    </a>
    <a href={savedPage}>Saved</a>
    {signedIn ? (
      <a className="btn btn--ink sign sign--dashboard" href={pages.dashboard}>
        Dashboard
      </a>
    ) : (
      <a className="btn btn--ink" href={pages.auth}>
        List Your Business
      </a>
    )}
  </>
)
