import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** A pointer that only passes over a link should not load its page. */
const INTENT_MS = 50

/** The address of an internal link under the pointer or focus, unless it needs a full load. */
function ownAddressOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.dataset.whole ? undefined : link?.getAttribute('href')
  return href?.startsWith('/') && !href.startsWith('//') ? href : undefined
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented)

/**
 * Handles internal plain links within an element with the router, and preloads what is hovered or focused.
 * For articles, which are HTML, and for cards, which are also on pages without a router. It saves no
 * measurable time.
 */
export function useInternalLinks<Part extends HTMLElement>(): RefObject<Part | null> {
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
      // A failed preload is repeated, and reported, when the link is followed.
      if (to)
        intent = window.setTimeout(() => router.preloadRoute({ to }).catch(() => {}), INTENT_MS)
    }
    const refuseBusy = () => clearTimeout(intent)
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('click', follow, { signal })
    for (const turn of ['pointerover', 'focusin'])
      element.addEventListener(turn, turnTo, { signal, passive: true })
    element.addEventListener('pointerout', refuseBusy, { signal, passive: true })
    return () => {
      refuseBusy()
      listening.abort()
    }
  }, [router])

  return part
}
