import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { TopBar } from '#web/components/layout/top-bar.tsx'

export function ErrorPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const tryAgain = () => {
    reset()
    void router.invalidate()
  }
  return (
    <>
      <title>Something broke on our side | CPT Recommends</title>
      <TopBar />
      <main id="content" className="sec">
        <div className="wrap empty">
          <img src="/art/empty-dassie.svg" alt="" width="480" height="340" />
          <h1>Something broke on our side</h1>
          <p>It is not you. Please try again in a moment.</p>
          <div className="empty__actions">
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
