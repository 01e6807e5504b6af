import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Links to our own pages, written in Markdown, that should not reload the site. */
function ownAddressOf(event: MouseEvent): string | undefined {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  if (!plain || event.altKey || event.defaultPrevented) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const href = link?.getAttribute('href')
  return href?.startsWith('/') && !href.startsWith('//') ? href : undefined
}

/** The article itself: HTML that the build made from Markdown and checked, so it is safe to set. */
export function ArticleBody({ content }: { content: string }) {
  const body = useRef<HTMLDivElement>(null)
  const { history } = useRouter()

  useEffect(() => {
    const element = body.current
    const follow = (event: MouseEvent) => {
      const address = ownAddressOf(event)
      if (address === undefined) return
      event.preventDefault()
      history.push(address)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [history])

  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own articles, escaped and filtered when the site is built.
    <div ref={body} className="prose rise" dangerouslySetInnerHTML={{ __html: content }} />
  )
}
