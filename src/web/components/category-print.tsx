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
    <li className="print">
      <span className="print__pic">
        <img src={copy.picture} alt="" width="480" height="360" loading="lazy" />
      </span>
      <ProsBadge />
      <div className="print__txt">
        <Heading>
          {/* Its ::after covers the print, so that the whole card is the link and the title its name. */}
          <Link className="print__link" to="/category/$slug" params={{ slug: category.slug }}>
            {category.title}
          </Link>
        </Heading>
        <p>{copy.description}</p>
        <span className="print__go">
          <ArrowRight className="ic" aria-hidden />
        </span>
      </div>
    </li>
  )
}
