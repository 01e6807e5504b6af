import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Category } from '#shared/catalogue/categories.ts'
import { categoryCopy } from '#shared/catalogue/category-copy.ts'
import { pages } from '#shared/paths.ts'
import { Breadcrumb } from '#web/components/ui/navigation/breadcrumb.tsx'
import { classNames } from '#web/lib/class-names.ts'

/** The category's picture, on its own sky colour. */
export function CategoryHero({ category, count }: { category: Category; count: ReactNode }) {
  const { picture, sky, night } = categoryCopy(category.slug)
  return (
    <section
      className={classNames('category-hero', night && 'category-hero--night on-dark')}
      style={{ '--chero': sky }}
    >
      <img
        className="category-hero__art"
        src={picture}
        alt=""
        width="480"
        height="360"
        fetchPriority="high"
      />
      <div className="wrap category-hero__inner">
        <div className="category-hero__text">
          <Breadcrumb>
            <Link to={pages.home}>Home</Link>
            <Link to={pages.categories}>Categories</Link>
            {category.title}
          </Breadcrumb>
          <h1>{category.title}</h1>
          <p className="category-count sign sign--store" role="status">
            {count}
          </p>
        </div>
      </div>
    </section>
  )
}
