import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { blogIndex } from 'virtual:blog-index'
import { blogBodies } from 'virtual:blog-posts'
import { Marked, type Token } from 'marked'
import { describe, expect, it } from 'vitest'
import { pages } from '#shared/paths.ts'
import { BLOG_CATEGORIES, blogPostSchema } from '#shared/schemas/blog-post.ts'
import { splitFrontMatter } from '../../scripts/content/front-matter.ts'
import { loadBlogPosts } from '../../scripts/content/load-blog-posts.ts'
import { readArticleFolder } from '../../scripts/content/read-article-folder.ts'
import { countWords } from '../../scripts/content/read-time.ts'
import { ARTICLE_IDS } from './article-ids.ts'

const projectFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const files = readArticleFolder(projectFile('content/blog'))
const posts = loadBlogPosts(files)
const articles = posts.map((post) => ({
  ...post,
  body: splitFrontMatter(files[`${post.id}.md`] ?? '').body,
}))

/** Paragraphs, headings and list items, as a reader sees them. */
function blocksOf(body: string): string[] {
  const blocks: string[] = []
  const marked = new Marked({
    walkTokens: (token: Token) => {
      if (['paragraph', 'heading', 'list_item'].includes(token.type)) blocks.push(token.raw)
    },
  })
  marked.parse(body, { async: false })
  return blocks.map(wordsOf)
}

const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

const sentencesOf = (body: string) =>
  body
    .split(/(?<=[.!?:])\s+|\n+/)
    .map(wordsOf)
    .filter((sentence) => sentence.split(' ').length >= 8)

const repeated = (texts: string[]) => texts.filter((text, place) => texts.indexOf(text) !== place)

describe('the ten articles', () => {
  it('have exactly the ids of the spec', () => {
    expect(posts.map(({ id }) => id).sort()).toEqual([...ARTICLE_IDS].sort())
  })

  it('have ten different categories, titles, excerpts and dates', () => {
    expect(posts.map(({ category }) => category).sort()).toEqual([...BLOG_CATEGORIES].sort())
    for (const field of ['title', 'excerpt', 'date'] as const) {
      expect(repeated(posts.map((post) => post[field]))).toEqual([])
    }
  })

  it('run from 24 July to 15 August 2024, newest first', () => {
    const dates = posts.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect([dates.at(-1), dates[0]]).toEqual(['2024-07-24', '2024-08-15'])
  })

  it('repeat no paragraph, heading, list item or sentence, within or between them', () => {
    expect(repeated(articles.flatMap(({ body }) => blocksOf(body)))).toEqual([])
    expect(repeated(articles.flatMap(({ body }) => sentencesOf(body)))).toEqual([])
  })

  it('are loaded by the modules of the pages', async () => {
    expect(blogIndex).toEqual(posts.map(({ content: _, ...summary }) => summary))
    for (const { id, content } of posts) {
      expect((await blogBodies.get(id)?.())?.content).toBe(content)
    }
  })
})

describe.each(articles)('$id', ({ body, ...post }) => {
  it('passes the schema', () => {
    expect(blogPostSchema.safeParse(post).error).toBeUndefined()
  })

  it('is 900 to 1,800 words long, and its read time is true', () => {
    const words = countWords(post.content)
    expect(words).toBeGreaterThanOrEqual(900)
    expect(words).toBeLessThanOrEqual(1800)
    const minutes = Number.parseInt(post.readTime, 10)
    expect(words / minutes).toBeGreaterThanOrEqual(150)
    expect(words / minutes).toBeLessThanOrEqual(190)
  })

  it('has at least three sections, a list and bold words', () => {
    expect(post.content.match(/<h2 id="/g)?.length).toBeGreaterThanOrEqual(3)
    expect(post.content).toMatch(/<(ul|ol)>/)
    expect(post.content).toContain('<strong>')
  })

  it('contains only the tags and attributes of prose', () => {
    const tags = new Set(post.content.match(/<[^>]+>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '')))
    const prose =
      /^<\/?(p|ul|ol|li|strong|em|blockquote|hr|br|h2|h3|a)( start=)?( id=)?( href=)?( rel=)?>$/
    expect([...tags].filter((tag) => !prose.test(tag))).toEqual([])
    expect(body).not.toMatch(/<[a-z!/]/i)
  })

  it('links only to pages that exist', () => {
    const known = [pages.home, pages.blog, pages.categories, pages.auth, pages.search]
    const links = [...post.content.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')
    const ours = links.filter((href) => href.startsWith('/'))
    expect(ours.filter((href) => !existing(href, known))).toEqual([])
    expect(ours).toContain(pages.auth)
  })

  it('has its cover', () => {
    expect(existsSync(projectFile(`public${post.icon}`))).toBe(true)
  })

  it('is set with typographic quotes', () => {
    expect(`${post.title}${post.excerpt}${body}`).not.toMatch(/['"]/)
  })
})

function existing(href: string, known: string[]): boolean {
  return known.includes(href) || ARTICLE_IDS.some((id) => href === pages.blogPost(id))
}
