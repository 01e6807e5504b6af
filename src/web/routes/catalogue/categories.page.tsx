import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { SiteFooter } from '#web/components/layout/site-footer.tsx'
import { TopBar } from '#web/components/layout/top-bar.tsx'
import { Breadcrumb } from '#web/components/ui/navigation/breadcrumb.tsx'
import { CategoryPrints } from '#web/features/categories/category-prints.tsx'

export { categoriesHead } from './categories.head.ts'

export function CategoriesPage() {
  return (
    <>
      <TopBar />
      <main id="content">
        <div className="wrap breadcrumb-row">
          <Breadcrumb>
            <Link to={pages.home}>Home</Link>
            Categories
          </Breadcrumb>
        </div>
        <div className="wrap categories-page">
          <h1>Categories</h1>
          <p className="lead">Ten doors into the city. Pick one and knock.</p>
          <CategoryPrints />
        </div>
      </main>
      <SiteFooter />
    </>
  )
}
