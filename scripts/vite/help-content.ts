import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { loadHelpArticles } from '../content/load-help-articles.ts'
import { articleModules } from './article-modules.ts'

const HELP_FOLDER = fileURLToPath(new URL('../../content/help', import.meta.url))

/** The Help Center: all articles in one module, since only the server renders its pages. */
export function helpContent({ folder = HELP_FOLDER }: { folder?: string } = {}): Plugin {
  return articleModules({
    name: 'help-content',
    folder,
    load: loadHelpArticles,
    isModule: (id) => id === 'virtual:help-articles',
    moduleOf: (_, articles) => `export const helpArticles = ${JSON.stringify(articles)}`,
  })
}
