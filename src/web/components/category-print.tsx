import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { Category } from '#shared/catalogue/categories.ts'
import { categoryCopy } from '#shared/catalogue/category-copy.ts'
import { ProsBadge } from './pros-badge.tsx'

interface CategoryPrintProps {
  category: Category
  /** The heading level of the title. */
  level?: 'h2' | 'h3'
}

export function CategoryPrint({ category, level: Heading = 'h3' }: CategoryPrintProps) {
  const copy = categoryCopy(category.slug)
  return (
    <li className="category-print">
      <span className="category-print__picture">
        <img src={copy.picture} alt="" width="480" height="360" loading="lazy" />
      </span>
      <ProsBadge />
      <div className="category-print__text">
        <Heading>
          {/* Its ::after covers the print, so that the whole card is the link and the title its name. */}
          <Link
            className="category-print__link"
            to="/category/$slug"
            params={{ slug: category.slug }}
          >
            {category.title}
          </Link>
        </Heading>
        <p>{copy.description}</p>
        <span className="category-print__arrow">
          <ArrowRight className="icon" aria-hidden />
        </span>
      </div>
    </li>
  )
}
