import { memo, Suspense, use } from 'react'
import type { BusinessDetail } from '#shared/schemas/business-detail.ts'
import { loadOnce } from '#web/lib/loading/load-once.ts'
import { fetchWhenIdle } from '#web/lib/loading/when-idle.ts'

let List: typeof import('./review-list.tsx').ReviewList | undefined

export const loadReviewList = loadOnce(async () => {
  List = (await import('./review-list.tsx')).ReviewList
})

/** With the first page the list came as HTML and holds links only: its code may wait. */
const loadAtRest = loadOnce(
  () => new Promise<void>((done) => fetchWhenIdle(() => loadReviewList().then(done))),
)

/** React leaves the HTML as it is until the code is there. */
export const LazyReviewList = memo((props: { detail: BusinessDetail }) => (
  <Suspense>
    <Awaited {...props} />
  </Suspense>
))

function Awaited(props: { detail: BusinessDetail }) {
  if (!List) use(loadAtRest())
  return List ? <List {...props} /> : null
}
