import { memo, Suspense, use } from 'react'
import type { BusinessDetail } from '#shared/schemas/business-detail.ts'
import { loadOnce } from '#web/lib/loading/load-once.ts'
import { fetchWhenIdle } from '#web/lib/loading/when-idle.ts'

let List: typeof import('./review-list.tsx').ReviewList | undefined

export const loadReviewList = loadOnce(async () => {
  List = (await import('./review-list.tsx')).ReviewList
})

/** On the first page the list is server-rendered HTML with links only: its code can be lazy. */
const loadWhenIdle = loadOnce(
  () => new Promise<void>((done) => fetchWhenIdle(() => loadReviewList().then(done))),
)

/**
 * React keeps the server's HTML until the code is loaded. Memoised: rendered again before that, with the page
 * around it, the reviews would vanish.
 */
export const LazyReviewList = memo((props: { detail: BusinessDetail }) => (
  <Suspense>
    <Awaited {...props} />
  </Suspense>
))

function Awaited(props: { detail: BusinessDetail }) {
  if (!List) use(loadWhenIdle())
  return List ? <List {...props} /> : null
}
