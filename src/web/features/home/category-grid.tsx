import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isOnHome } from '#shared/catalogue/categories.ts'
import { pages } from '#shared/paths.ts'
import { CategoryPrint } from '#web/components/category-print.tsx'
import { categoriesQuery } from '#web/lib/api/catalogue-queries.ts'

export function CategoryGrid() {
  const { categories } = useSuspenseQuery(categoriesQuery).data
  return (
    <section className="section later later--prints" aria-labelledby="popular">
      <div className="wrap">
        <div className="section__head">
          <div>
            <h2 id="popular">Popular Service Categories</h2>
            <p>Pick a street and knock. Somebody local has already tried the door for you.</p>
          </div>
          <Link className="btn btn--line" to={pages.categories}>
            <span className="only-desktop">Explore All Categories</span>
            <span className="only-phone">View All</span>
          </Link>
        </div>
        <ul className="category-prints">
          {categories
            .filter((category) => isOnHome(category.slug))
            .map((category) => (
              <CategoryPrint key={category.id} category={category} />
            ))}
        </ul>
      </div>
    </section>
  )
}
