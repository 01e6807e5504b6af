import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { pages } from '#shared/paths.ts'
import { Logo } from './logo.tsx'

interface TopBarProps {
  /** Fixed over the hero's sky; paper comes behind it once the page has moved. */
  overlay?: boolean
  children?: ReactNode
}

export function TopBar({ overlay = false, children }: TopBarProps) {
  const stuck = useScrolled(overlay)
  return (
    <header className={`bar${overlay ? ' bar--fixed' : ''}${stuck ? ' is-stuck' : ''}`}>
      <div className="wrap bar__in">
        <Logo />
        <nav aria-label="Main">
          {children ?? (
            <Link className="btn btn--ink" to={pages.auth}>
              List Your Business
            </Link>
          )}
        </nav>
      </div>
    </header>
  )
}

function useScrolled(enabled: boolean): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!enabled) return
    const onScroll = () => setScrolled(window.scrollY > 24)
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [enabled])
  return scrolled
}
