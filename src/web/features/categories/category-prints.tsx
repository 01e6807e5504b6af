import { useSuspenseQuery } from '@tanstack/react-query'
import { CategoryPrint } from '#web/components/category-print.tsx'
import { categoriesQuery } from '#web/lib/api/catalogue-queries.ts'
import { ListYourBusiness } from './list-your-business.tsx'

export function CategoryPrints() {
  const { categories } = useSuspenseQuery(categoriesQuery).data
  return (
    <ul className="category-prints">
      {categories.map((category) => (
        <CategoryPrint key={category.id} category={category} level="h2" />
      ))}
      <li className="category-prints__rest">
        <ListYourBusiness />
      </li>
    </ul>
  )
}
