import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { BackToHome } from './back-to-home.tsx'

/** A skeleton in the page's real layout, while the business loads. */
export function BusinessSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        Loading business
      </p>
      <section className="skyband skyband--wait">
        <div className="wrap">
          <BackToHome />
          <div className="biz">
            <div className="frame">
              <Skeleton className="biz-skel__picture" />
            </div>
            <div className="biz__txt">
              <Skeleton className="biz-skel__badge" />
              <Skeleton className="biz-skel__name" />
              <Skeleton className="biz-skel__rating" />
              <Skeleton className="biz-skel__facts" />
              <Skeleton className="biz-skel__buttons" />
            </div>
          </div>
        </div>
      </section>
      <section className="sec sec--after-head">
        <div className="wrap business-columns">
          <div className="col">
            <Skeleton height={160} />
            <Skeleton height={384} />
          </div>
          <Skeleton height={384} />
        </div>
      </section>
    </div>
  )
}
