import { helpPages } from '#shared/paths.ts'
import { type HelpArticle, helpFrontMatterSchema } from '#shared/schemas/help-article.ts'
import { splitFrontMatter } from './front-matter.ts'
import { expectNameOfFile, insist, loadArticles } from './load-articles.ts'
import { renderMarkdown } from './markdown.ts'
import { countWords, minutesToRead } from './read-time.ts'

const HEADING = /<h2 id="([^"]+)">([^<]+)<\/h2>/g

function loadHelpArticle(file: string, source: string): HelpArticle {
  const { fields, body } = splitFrontMatter(source)
  const written = insist(helpFrontMatterSchema, fields)
  expectNameOfFile(written.id, file)
  const content = renderMarkdown(body)
  if (content === '') throw new Error('body must not be empty')
  return {
    ...written,
    content,
    headings: [...content.matchAll(HEADING)].map(([, id = '', text = '']) => ({ id, text })),
    minutes: minutesToRead(countWords(content)),
  }
}

/** The articles of the Help Center by title. One that leads to an article that is not there is an error. */
export function loadHelpArticles(files: Record<string, string>): HelpArticle[] {
  const articles = loadArticles(files, loadHelpArticle)
  for (const { id, content, goesWith, onlyWith } of articles) {
    const ids = new Set(
      articles.filter((one) => (one.onlyWith ?? onlyWith) === onlyWith).map((one) => one.id),
    )
    const linked = [...content.matchAll(/href="(\/help\/([^"#?]+))/g)]
      .filter(([, address]) => address !== helpPages.contact)
      .map(([, , slug = '']) => slug)
    const missing = [...goesWith, ...linked].find((other) => other === id || !ids.has(other))
    if (missing) throw new Error(`The article ${id}.md is wrong: there is no other ${missing}.md.`)
  }
  return articles.sort((a, b) => a.title.localeCompare(b.title))
}
