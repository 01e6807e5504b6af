import { CATEGORIES } from '#shared/catalogue/categories.ts'
import { pages } from '#shared/paths.ts'
import { spokenPlace } from '#shared/places/areas.ts'
import { placePages } from '#shared/places/place-pages.ts'
import { stringifySearch } from '#shared/search-params.ts'
import { SiteFooter } from '#web/components/layout/site-footer.tsx'
import { TopBar } from '#web/components/layout/top-bar.tsx'
import { Breadcrumb } from '#web/components/ui/navigation/breadcrumb.tsx'
import { Pagination } from '#web/components/ui/navigation/pagination.tsx'
import { landingSentences, landingTitle } from '#web/features/landing/landing-copy.ts'
import { ResultGroups } from '#web/features/search/result-groups.tsx'
import type { Landing } from './load-landing.ts'

export function LandingPage({ category, place, path, found }: Landing) {
  const title = landingTitle(category, place.name)
  return (
    <>
      <TopBar />
      <main id="content">
        <div className="search-head landing">
          <div className="wrap">
            <Breadcrumb>
              <a href={pages.home}>Home</a>
              <a href={pages.categories}>Categories</a>
              {title}
            </Breadcrumb>
            <h1>{title}</h1>
            <p>{landingSentences(category, place.name, found).join(' ')}</p>
            <p>
              <a className="btn" href={`${pages.search}${stringifySearch({ area: place.name })}`}>
                Search in {spokenPlace(place.name)}
              </a>
            </p>
          </div>
        </div>
        <div className="wrap section results">
          <ResultGroups found={found} />
          <Pagination
            page={found.page}
            pageCount={found.pageCount}
            renderLink={(to, props) => (
              <a href={`${path}${stringifySearch({ page: to > 1 ? to : undefined })}`} {...props} />
            )}
          />
          <OtherTrades category={category} place={place} />
        </div>
      </main>
      <SiteFooter />
    </>
  )
}

function OtherTrades({ category, place }: Pick<Landing, 'category' | 'place'>) {
  return (
    <nav className="landing__more" aria-labelledby="more-here">
      <h2 id="more-here" className="result-group__title">
        More in {spokenPlace(place.name)}
      </h2>
      <ul>
        {category && (
          <li>
            <a href={placePages.area(place.slug)}>All businesses</a>
          </li>
        )}
        {CATEGORIES.filter(({ slug }) => slug !== category).map(({ slug, title }) => (
          <li key={slug}>
            <a href={placePages.category(slug, place.slug)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
