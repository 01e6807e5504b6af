import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { getCategory } from '#shared/catalogue/categories.ts'
import { BusinessGridSkeleton } from '#web/components/business-grid.tsx'
import { NotFoundFrame } from '#web/components/layout/not-found-frame.tsx'
import { SiteFooter } from '#web/components/layout/site-footer.tsx'
import { TopBar } from '#web/components/layout/top-bar.tsx'
import { CategoryBusinesses } from '#web/features/categories/category-businesses.tsx'
import { CategoryHero } from '#web/features/categories/category-hero.tsx'
import { businessesQuery, categoryQuery } from '#web/lib/api/catalogue-queries.ts'
import { businessCount } from '#web/lib/business-count.ts'
import { useStartAtTop } from '#web/lib/hooks/use-start-at-top.ts'
import { pageNumber } from '#web/lib/page-number.ts'

export { categoryHead } from './category.head.ts'

const route = getRouteApi('/category/$slug')

export function CategoryPage() {
  const { slug } = route.useParams()
  const { page, ...filters } = route.useSearch()
  const { data: category } = useSuspenseQuery(categoryQuery(slug))
  const { data: found } = useSuspenseQuery(
    businessesQuery({ category: category.slug, ...filters, page: pageNumber(page) }),
  )
  return (
    <>
      <TopBar />
      <main id="content">
        <CategoryHero category={category} count={businessCount(found)} />
        <div className="wrap section section--after-head">
          <CategoryBusinesses slug={slug} found={found} filters={filters} />
        </div>
      </main>
      <SiteFooter />
    </>
  )
}

export function CategoryPending() {
  useStartAtTop()
  const category = getCategory(route.useParams().slug)
  return (
    <>
      <TopBar />
      <main id="content">
        {category && <CategoryHero category={category} count="Counting…" />}
        <div className="wrap section section--after-head">
          <BusinessGridSkeleton />
        </div>
      </main>
      <SiteFooter />
    </>
  )
}

export function CategoryNotFound() {
  return (
    <>
      <title>Category not found | CPT Recommends</title>
      <NotFoundFrame title="Category not found" text="This street is not on our map." />
    </>
  )
}
