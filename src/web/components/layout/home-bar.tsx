import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pages } from '#shared/paths.ts'
import { classNames } from '#web/lib/class-names.ts'
import { Logo } from './logo.tsx'

/** Fixed over the hero; gets a background once the page is scrolled. */
export function HomeBar() {
  const scrolled = useScrolled()
  return (
    <header className={classNames('bar bar--fixed', scrolled && 'is-stuck')}>
      <div className="wrap bar__inner">
        <Logo />
        <nav aria-label="Main">
          <Link className="btn btn--ink" to={pages.auth}>
            List Your Business
          </Link>
        </nav>
      </div>
    </header>
  )
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > 24)
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return scrolled
}
