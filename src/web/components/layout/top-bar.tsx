import { Link, useRouteContext } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { pages, savedPage } from '#shared/paths.ts'
import { useSignedInHint } from '#web/lib/api/signed-in-hint.ts'
import { classNames } from '#web/lib/class-names.ts'
import { BarSearch } from './bar-search.tsx'
import { Logo } from './logo.tsx'

interface TopBarProps {
  /** An article's bar also has a text link home. */
  home?: boolean
  /** The search page has its own search form. */
  search?: boolean
}

const EXACT = { exact: true }

/** The bar of every page but home. Before and without script its parts are links, a form and <details>. */
export function TopBar({ home = false, search = true }: TopBarProps) {
  const bar = useRef<HTMLElement>(null)
  const opener = useRef<HTMLAnchorElement>(null)
  const [searching, setSearching] = useState(false)
  const close = () => {
    setSearching(false)
    bar.current?.querySelector('details')?.removeAttribute('open')
  }
  useDismissal(bar, close)

  return (
    <header ref={bar} className={classNames('bar bar--site', searching && 'is-searching')}>
      <div className="wrap bar__inner">
        <Logo stackedBelow={1200} />
        {search && <BarSearch open={searching} onOpenChange={setSearching} opener={opener} />}
        <nav aria-label="Main">
          {search && (
            <a
              ref={opener}
              className="bar__search icon-btn sign sign--search"
              href={pages.search}
              onClick={(event) => {
                event.preventDefault()
                close()
                setSearching(true)
              }}
            >
              <span className="sr-only">Search</span>
            </a>
          )}
          <div className="bar__links">
            <BarLinks home={home} />
          </div>
          <details className="bar__menu">
            <summary className="icon-btn sign sign--menu" aria-label="Menu" />
            <div className="bar__sheet">
              <div className="wrap">
                <BarLinks home={home} />
              </div>
            </div>
          </details>
        </nav>
      </div>
    </header>
  )
}

function BarLinks({ home }: { home: boolean }) {
  const { request } = useRouteContext({ from: '__root__' })
  const signedIn = useSignedInHint() || request?.isSignedIn
  return (
    <>
      {home && (
        <Link to={pages.home} activeOptions={EXACT}>
          Home
        </Link>
      )}
      <Link className="sign sign--grid" to={pages.categories} activeOptions={EXACT}>
        Categories
      </Link>
      <Link className="sign sign--news" to={pages.blog} activeOptions={EXACT}>
        Blog
      </Link>
      <a href={savedPage} data-icon="narrow">
        Saved &amp; bookings
      </a>
      {signedIn ? (
        <Link className="btn btn--ink sign sign--dashboard" to={pages.dashboard}>
          Dashboard
        </Link>
      ) : (
        <Link className="btn btn--ink" to={pages.auth}>
          List Your Business
        </Link>
      )}
    </>
  )
}

/** Escape, a click elsewhere, focus elsewhere, or a followed link closes what is open in the bar. */
function useDismissal(bar: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target)) latest.current()
    }
    const onChoice = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.bar__sheet a')) latest.current()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current()
    }
    document.addEventListener('pointerdown', onElsewhere, { signal })
    document.addEventListener('focusin', onElsewhere, { signal })
    document.addEventListener('click', onChoice, { signal })
    document.addEventListener('keydown', onKey, { signal })
    return () => listening.abort()
  }, [bar])
}
