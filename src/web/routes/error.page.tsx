import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { ApiError } from '#shared/api-error.ts'
import { pages } from '#shared/paths.ts'
import { TopBar } from '#web/components/layout/top-bar.tsx'
import { ConnectionError } from '#web/lib/api/connection-error.ts'
import { reloadOutdatedPage } from '#web/lib/loading/chunks.ts'

const BROKEN = {
  title: 'Something broke on our side',
  text: 'It’s not your fault. Please try again in a moment.',
}
const UNREACHED = {
  title: 'You are offline',
  text: 'The page loads when the signal is back.',
}

/** A refusal, for instance of a limit, says itself what is wrong. */
function wordsOf(error: unknown) {
  if (error instanceof ConnectionError) return UNREACHED
  if (error instanceof ApiError && error.status < 500)
    return { title: 'Not possible right now', text: error.detail }
  return BROKEN
}

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const unreached = error instanceof ConnectionError
  const { title, text } = wordsOf(error)
  const tryAgain = useCallback(() => {
    reset()
    void router.invalidate()
  }, [reset, router])

  useEffect(() => {
    reloadOutdatedPage(error)
  }, [error])
  useEffect(() => {
    if (!unreached) return
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [unreached, tryAgain])

  return (
    <>
      <title>{`${title} | CPT Recommends`}</title>
      <TopBar />
      <main id="content" className="section">
        <div className="wrap empty-state">
          <img src="/art/empty-dassie.svg" alt="" width="480" height="340" />
          <h1>{title}</h1>
          <p>{text}</p>
          <div className="empty-state__actions">
            <button type="button" className="btn" onClick={tryAgain}>
              Try again
            </button>
            <a className="btn btn--line" href={pages.home}>
              Back to Home
            </a>
          </div>
        </div>
      </main>
    </>
  )
}
