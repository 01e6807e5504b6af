import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { BlogPost } from '#shared/schemas/blog-post.ts'
import { loadBlogPosts } from '../content/load-blog-posts.ts'
import { articleModules } from './article-modules.ts'

const BLOG_FOLDER = fileURLToPath(new URL('../../content/blog', import.meta.url))

const INDEX = 'virtual:blog-index'
const BODIES = 'virtual:blog-posts'
const BODY = 'virtual:blog-post/'

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

/** The blog: a list, and each body as a module of its own, so that the browser loads only what it shows. */
export function blogContent({ folder = BLOG_FOLDER }: { folder?: string } = {}): Plugin {
  return articleModules({
    name: 'blog-content',
    folder,
    load: loadBlogPosts,
    isModule: (id) => id === INDEX || id === BODIES || id.startsWith(BODY),
    moduleOf: (id, posts) => {
      if (id === INDEX) return indexModule(posts)
      if (id === BODIES) return bodiesModule(posts)
      return bodyModule(posts, id.slice(BODY.length))
    },
  })
}
