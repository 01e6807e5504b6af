import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { BackToHome } from './back-to-home.tsx'

/** A skeleton in the page's real layout, while the business loads. */
export function BusinessSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading business
      </p>
      <section className="business-sky business-sky--loading">
        <div className="wrap">
          <BackToHome />
          <div className="business-banner">
            <div className="picture-frame">
              <Skeleton className="business-skeleton__picture" />
            </div>
            <div className="business-banner__text">
              <Skeleton className="business-skeleton__badge" />
              <Skeleton className="business-skeleton__name" />
              <Skeleton className="business-skeleton__rating" />
              <Skeleton className="business-skeleton__facts" />
              <Skeleton className="business-skeleton__buttons" />
            </div>
          </div>
        </div>
      </section>
      <section className="section section--after-head">
        <div className="wrap business-columns">
          <div className="business-column">
            <Skeleton height={160} />
            <Skeleton height={384} />
          </div>
          <Skeleton height={384} />
        </div>
      </section>
    </div>
  )
}
