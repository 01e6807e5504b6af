import { useEffect, useState } from 'react'

const CARDS = '.result-list .business-grid > li'

const cardsOf = () => [...document.querySelectorAll(CARDS)]

/** The number of the card under the pointer or focus; the selected one's card is highlighted. */
export function useHoveredCard(chosen: number | null): number | null {
  const [pointed, setPointed] = useState<number | null>(null)

  useEffect(() => {
    const point = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest(CARDS) : null
      setPointed(card ? cardsOf().indexOf(card) + 1 : null)
    }
    const listening = new AbortController()
    for (const kind of ['pointerover', 'focusin'])
      document.addEventListener(kind, point, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [])

  useEffect(() => {
    const card = chosen === null ? undefined : cardsOf()[chosen - 1]
    card?.classList.add('is-chosen')
    return () => card?.classList.remove('is-chosen')
  }, [chosen])

  return pointed
}
