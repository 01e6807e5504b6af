import { useOwnLinks } from '#web/lib/hooks/use-own-links.ts'

/** The article itself: HTML that the build made from Markdown and checked, so it is safe to set. */
export function ArticleBody({ content }: { content: string }) {
  const body = useOwnLinks<HTMLDivElement>()
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own articles, escaped and filtered when the site is built.
    <div ref={body} className="prose rise" dangerouslySetInnerHTML={{ __html: content }} />
  )
}
