import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { BackToHome } from './back-to-home.tsx'

/** The page's real layout in sand, while the business comes. */
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
              <Skeleton className="aspect-4/3" />
            </div>
            <div className="biz__txt">
              <Skeleton className="h-7 w-32" />
              <Skeleton className="mt-4 h-14 w-4/5" />
              <Skeleton className="mt-5 h-5 w-52" />
              <Skeleton className="mt-8 h-40 w-72 max-w-full" />
              <Skeleton className="mt-8 h-14 w-80 max-w-full" />
            </div>
          </div>
        </div>
      </section>
      <section className="sec sec--after-head">
        <div className="wrap two">
          <div className="col">
            <Skeleton className="h-40" />
            <Skeleton className="h-96" />
          </div>
          <Skeleton className="h-96" />
        </div>
      </section>
    </div>
  )
}
