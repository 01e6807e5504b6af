import { helpArticles } from 'virtual:help-articles'
import type { HelpArticle } from '#shared/schemas/help-article.ts'

/** The articles of the Help Center: those about unclaimed businesses only while visitors see these. */
export const findShownArticles = (showsUnclaimed: boolean): HelpArticle[] =>
  helpArticles.filter(({ onlyWith }) => onlyWith === undefined || showsUnclaimed)
