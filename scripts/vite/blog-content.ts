import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'
import type { BlogPost } from '#shared/schemas/blog-post.ts'
import { loadBlogPosts } from '../content/load-blog-posts.ts'
import { readBlogFolder } from '../content/read-blog-folder.ts'

const BLOG_FOLDER = fileURLToPath(new URL('../../content/blog', import.meta.url))

const INDEX = 'virtual:blog-index'
const BODIES = 'virtual:blog-posts'
const BODY = 'virtual:blog-post/'

/** By convention tells other plugins that this virtual module is not a file. */
const VIRTUAL = '\0'

const isOurs = (id: string) => id === INDEX || id === BODIES || id.startsWith(BODY)

function indexModule(posts: BlogPost[]): string {
  const summaries = posts.map(({ content: _, ...summary }) => summary)
  return `export const blogIndex = ${JSON.stringify(summaries)}`
}

function bodiesModule(posts: BlogPost[]): string {
  const entries = posts.map(({ id }) => `['${id}', () => import('${BODY}${id}')]`)
  return `export const blogBodies = new Map([${entries.join(',')}])`
}

function bodyModule(posts: BlogPost[], id: string): string | undefined {
  const post = posts.find((candidate) => candidate.id === id)
  return post && `export const content = ${JSON.stringify(post.content)}`
}

/**
 * Gives the articles to the pages as modules: Markdown is read, checked and rendered here, at build
 * time, so the browser gets finished HTML and neither the parser nor the articles it doesn't show.
 */
export function blogContent({ folder = BLOG_FOLDER }: { folder?: string } = {}): Plugin {
  let posts: BlogPost[] | undefined
  const isArticle = (file: string) =>
    file.endsWith('.md') && dirname(file) === normalizePath(resolve(folder))

  return {
    name: 'blog-content',

    configureServer(server) {
      server.watcher.add(folder)
    },

    resolveId(id) {
      return isOurs(id) ? VIRTUAL + id : undefined
    },

    load(resolved) {
      const id = resolved.startsWith(VIRTUAL) ? resolved.slice(VIRTUAL.length) : ''
      if (!isOurs(id)) return
      posts ??= loadBlogPosts(readBlogFolder(folder))
      if (id === INDEX) return indexModule(posts)
      if (id === BODIES) return bodiesModule(posts)
      return bodyModule(posts, id.slice(BODY.length))
    },

    hotUpdate({ file, modules }) {
      if (!isArticle(file)) return
      posts = undefined
      const { idToModuleMap } = this.environment.moduleGraph
      const stale = [...idToModuleMap.values()].filter(({ id }) => id && isOurs(id.slice(1)))
      return [...modules, ...stale]
    },
  }
}
