import { dirname, resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { readArticleFolder } from '../content/read-article-folder.ts'

/** By convention tells other plugins that this virtual module is not a file. */
const VIRTUAL = '\0'

interface ArticleModulesOptions<Article> {
  name: string
  folder: string
  load(files: Record<string, string>): Article[]
  isModule(id: string): boolean
  /** The source of a module that `isModule` names; undefined if there is none. */
  moduleOf(id: string, articles: Article[]): string | undefined
}

/**
 * Gives the articles of a folder to the pages as modules: Markdown is read, checked and rendered here, at build
 * time, so that nobody gets the parser. An invalid file stops the build.
 */
export function articleModules<Article>(options: ArticleModulesOptions<Article>): Plugin {
  const { name, folder, load, isModule, moduleOf } = options
  let articles: Article[] | undefined
  const isArticle = (file: string) =>
    file.endsWith('.md') && dirname(file) === normalizePath(resolve(folder))

  return {
    name,

    configureServer(server) {
      server.watcher.add(folder)
    },

    resolveId(id) {
      return isModule(id) ? VIRTUAL + id : undefined
    },

    load(resolved) {
      const id = resolved.startsWith(VIRTUAL) ? resolved.slice(VIRTUAL.length) : ''
      if (!isModule(id)) return
      articles ??= load(readArticleFolder(folder))
      return moduleOf(id, articles)
    },

    hotUpdate({ file, modules }) {
      if (!isArticle(file)) return
      articles = undefined
      const { idToModuleMap } = this.environment.moduleGraph
      const stale = [...idToModuleMap.values()].filter(({ id }) => id && isModule(id.slice(1)))
      return [...modules, ...stale]
    },
  }
}
