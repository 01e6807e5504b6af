import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { NotFoundFrame } from '#web/components/layout/not-found-frame.tsx'
import { SiteFooter } from '#web/components/layout/site-footer.tsx'
import { TopBar } from '#web/components/layout/top-bar.tsx'
import { DialogComing } from '#web/components/ui/feedback/spinner.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { loadRequestSchema } from '#web/features/bookings/dialog/load-request-schema.ts'
import { businessQuery } from '#web/features/business/business.queries.ts'
import { BusinessActions } from '#web/features/business/business-actions.tsx'
import { BusinessBanner } from '#web/features/business/business-banner.tsx'
import { BusinessBar } from '#web/features/business/business-bar.tsx'
import { BusinessOffer } from '#web/features/business/business-offer.tsx'
import { BusinessPlace } from '#web/features/business/business-place.tsx'
import { BusinessSkeleton } from '#web/features/business/business-skeleton.tsx'
import { OpeningHours } from '#web/features/business/opening-hours.tsx'
import { PriceList } from '#web/features/business/price-list.tsx'
import { UnclaimedPanels, WrongHere } from '#web/features/business/unclaimed-panels.tsx'
import { useNow } from '#web/features/business/use-now.ts'
import { useStepCount } from '#web/features/business/use-step-count.ts'
import { useViewCount } from '#web/features/business/use-view-count.ts'
import { loadReviewList } from '#web/features/reviews/lazy-review-list.tsx'
import { ReviewsPanel } from '#web/features/reviews/reviews-panel.tsx'
import { wasLeftOpen } from '#web/lib/forms/use-kept-texts.ts'
import { useStartAtTop } from '#web/lib/hooks/use-start-at-top.ts'
import { isFirstPage } from '#web/lib/loading/first-page.ts'
import { useLazyComponent } from '#web/lib/loading/use-lazy-component.ts'
import { fetchWhenIdle } from '#web/lib/loading/when-idle.ts'

export { businessHead } from './business.head.ts'

/** A server-rendered page has its reviews already; otherwise their code is loaded with the page. */
export const loadPageParts = async () => {
  if (!isFirstPage()) await loadReviewList()
}

const route = getRouteApi('/business/$id')

const loadBookingDialog = () =>
  import('#web/features/bookings/dialog/booking-dialog.tsx').then((module) => module.BookingDialog)
const loadReviewDialog = () =>
  import('#web/features/reviews/review-dialog.tsx').then((module) => module.ReviewDialog)

export function BusinessPage() {
  const { id } = route.useParams()
  const queryClient = useQueryClient()
  const { data, dataUpdatedAt } = useSuspenseQuery(businessQuery(id))
  const { business } = data
  const now = useNow(dataUpdatedAt)
  useViewCount(id)
  useStepCount(business)

  const { Dialog: BookingDialog, ...booking } = useLazyDialog(loadBookingDialog)
  const { Dialog: ReviewDialog, ...review } = useLazyDialog(loadReviewDialog)
  const [serviceId, setServiceId] = useState<string>()
  const bookService = (id: string) => {
    setServiceId(id)
    booking.start()
  }
  // What the dialog needs once somebody types, also if they are offline by then.
  useEffect(() => fetchWhenIdle(loadRequestSchema), [])
  const reopen = useEffectEvent(() => {
    if (wasLeftOpen('booking')) booking.start()
    if (wasLeftOpen('review')) review.start()
  })
  useEffect(() => reopen(), [])
  const [thanks, setThanks] = useState<ReactNode>()

  return (
    <>
      <TopBar />
      <main id="content">
        <BusinessBanner business={business} now={now}>
          <BusinessActions business={business} onBook={booking.start} />
        </BusinessBanner>
        <section className="section section--after-head" aria-label="More about this business">
          <div className="wrap business-columns">
            <div className="business-column">
              {business.description && (
                <Panel title="About">
                  <p className="business-page__about">{business.description}</p>
                </Panel>
              )}
              <PriceList business={business} onBook={bookService} />
              <BusinessOffer business={business} />
              <ReviewsPanel detail={data} thanks={thanks} onWrite={review.start} />
            </div>
            <aside className="business-column" aria-label="Hours and place">
              {business.plan === null && (
                <UnclaimedPanels id={business.id} claimed={business.claimed} />
              )}
              <BusinessPlace {...business} />
              {business.operatingHours && (
                <OpeningHours
                  hours={business.operatingHours}
                  specialDays={business.specialDays}
                  now={now}
                />
              )}
              <WrongHere business={business} />
            </aside>
          </div>
        </section>
      </main>
      <SiteFooter />
      <BusinessBar business={business} onBook={booking.start} />
      {(booking.isComing || review.isComing) && <DialogComing />}
      {BookingDialog && (
        <BookingDialog business={business} serviceId={serviceId} {...booking.state} />
      )}
      {ReviewDialog && (
        <ReviewDialog
          business={business}
          {...review.state}
          onReviewed={(said) => {
            setThanks(said)
            void queryClient.invalidateQueries(businessQuery(id))
          }}
        />
      )}
    </>
  )
}

/** A lazy dialog: the component once it is loaded, its state, and its opener. */
function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, ask] = useLazyComponent(load)
  const [open, onOpenChange] = useState(false)
  const [isComing, setIsComing] = useState(false)
  const start = () => {
    onOpenChange(true)
    setIsComing(true)
    void ask().finally(() => setIsComing(false))
  }
  return { Dialog, state: { open, onOpenChange }, start, isComing }
}

export function BusinessPending() {
  useStartAtTop()
  return (
    <>
      <TopBar />
      <main id="content">
        <BusinessSkeleton />
      </main>
      <SiteFooter />
    </>
  )
}

export function BusinessNotFound() {
  // The server knows more: a paused business has its own page. Reloads the address once.
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded && !loaded.name.includes(location.pathname)) location.reload()
  }, [])
  return (
    <NotFoundFrame
      title="Business Not Found"
      text="It may have moved, or its owner is taking a break."
    />
  )
}
