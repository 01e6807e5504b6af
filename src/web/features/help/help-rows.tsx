import { ChevronRight } from 'lucide-react'
import { helpPages } from '#shared/paths.ts'
import type { HelpArticle } from '#shared/schemas/help-article.ts'
import { kindOf } from './help-content.ts'

interface HelpRowsProps {
  articles: readonly HelpArticle[]
  /** With the topic of each. */
  withKind?: boolean
}

export function HelpRows({ articles, withKind = false }: HelpRowsProps) {
  return (
    <ul className="help-rows">
      {articles.map((article) => (
        <li key={article.id}>
          <a href={helpPages.article(article.id)}>
            <span>
              <b>{article.title}</b>
              {withKind && <small>{kindOf(article)}</small>}
            </span>
            <ChevronRight className="icon" aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
}
