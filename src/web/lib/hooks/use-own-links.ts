import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** Somebody who only passes over a link does not want its page. */
const INTENT_MS = 50

/** The address of one of our own pages under the pointer or the focus, unless it is loaded whole. */
function ownAddressOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.dataset.whole ? undefined : link?.getAttribute('href')
  return href?.startsWith('/') && !href.startsWith('//') ? href : undefined
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented)

/**
 * Follows the plain links to our own pages within an element without reloading the site, and fetches
 * ahead what somebody turns to. For articles, which come as HTML, and for cards, which also stand on
 * pages without a router. It saves no time worth a figure.
 */
export function useOwnLinks<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  const router = useRouter()

  useEffect(() => {
    const element = part.current
    if (!element) return
    let intent: number | undefined
    const follow = (event: MouseEvent) => {
      const address = isPlainClick(event) ? ownAddressOf(event) : undefined
      if (address === undefined) return
      event.preventDefault()
      router.history.push(address)
    }
    const turnTo = (event: Event) => {
      clearTimeout(intent)
      const to = ownAddressOf(event)
      // What cannot be had now is asked for again, and told of, when the link is followed.
      if (to)
        intent = window.setTimeout(() => router.preloadRoute({ to }).catch(() => {}), INTENT_MS)
    }
    const turnAway = () => clearTimeout(intent)
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('click', follow, { signal })
    for (const turn of ['pointerover', 'focusin'])
      element.addEventListener(turn, turnTo, { signal, passive: true })
    element.addEventListener('pointerout', turnAway, { signal, passive: true })
    return () => {
      turnAway()
      listening.abort()
    }
  }, [router])

  return part
}
