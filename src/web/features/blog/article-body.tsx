import { useInternalLinks } from '#web/lib/hooks/use-internal-links.ts'

/** The article: HTML that the build rendered from Markdown and sanitised, so it is safe to set. */
export function ArticleBody({ content }: { content: string }) {
  const body = useInternalLinks<HTMLDivElement>()
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own articles, escaped and filtered when the site is built.
    <div ref={body} className="prose rise" dangerouslySetInnerHTML={{ __html: content }} />
  )
}
