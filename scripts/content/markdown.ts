import { Marked, type Token, type Tokens } from 'marked'

/**
 * An article is prose. What is not on this list is rejected rather than cleaned: raw HTML, images
 * and scripts can't reach a page, because there is no way to write them.
 */
const ALLOWED = new Set([
  'blockquote',
  'br',
  'em',
  'escape',
  'heading',
  'hr',
  'link',
  'list',
  'list_item',
  'paragraph',
  'space',
  'strong',
  'text',
])

const INTERNAL_LINK = /^(?:\/(?![/\\])|#)/
const EXTERNAL_LINK = /^(?:https:\/\/|mailto:|tel:)/

function refuse(token: Token): void {
  if (!ALLOWED.has(token.type)) {
    const excerpt = token.raw.trim().split('\n')[0]?.slice(0, 60)
    throw new Error(`body must be plain prose, but holds ${token.type}: ${excerpt}`)
  }
  if (token.type === 'heading' && token.depth !== 2 && token.depth !== 3) {
    throw new Error(`body must use headings of level 2 and 3 only: ${token.raw.trim()}`)
  }
  if (token.type === 'link' && !INTERNAL_LINK.test(token.href) && !EXTERNAL_LINK.test(token.href)) {
    throw new Error(`body must link to a page of ours, https:, mailto: or tel: only: ${token.href}`)
  }
}

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const escapeAttribute = (value: string) =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

export function renderMarkdown(markdown: string): string {
  const seen = new Map<string, number>()

  const marked = new Marked({
    walkTokens: refuse,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const slug = slugOf(text)
        const earlier = seen.get(slug) ?? 0
        seen.set(slug, earlier + 1)
        // Prefixed, so that no heading can take an id that the page around the article uses.
        const id = `section-${slug}${earlier === 0 ? '' : `-${earlier + 1}`}`
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const rel = href.startsWith('https://') ? ' rel="noopener"' : ''
        return `<a href="${escapeAttribute(href)}"${rel}>${this.parser.parseInline(tokens)}</a>`
      },
    },
  })

  return marked.parse(markdown, { async: false })
}
