import type { ReactNode } from 'react'
import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { countOf } from '#shared/text/numbers.ts'
import { BusinessImage } from '#web/components/business-image.tsx'
import { PlanBadge } from '#web/components/ui/badge.tsx'
import { Stars } from '#web/components/ui/stars/stars.tsx'
import { BackToHome } from './back-to-home.tsx'
import { BusinessFacts } from './business-facts.tsx'
import { OwnerEdit } from './owner-edit.tsx'
import { PhotoPrints } from './photos/photo-prints.tsx'
import { UnclaimedNote } from './unclaimed-note.tsx'

const PICTURE_SIZES = '(max-width: 959.98px) calc(100vw - 68px), 600px'

interface BusinessBannerProps {
  business: PublicBusiness
  now: Date
  /** The buttons. */
  children: ReactNode
}

export function BusinessBanner({ business, now, children }: BusinessBannerProps) {
  return (
    <section className="business-sky">
      <div className="wrap">
        <BackToHome />
        <div className="business-banner">
          {/* Not eager: on a slow line it would delay the style sheet, and so all words. */}
          {business.images.length > 0 ? (
            <PhotoPrints business={business} coverSizes={PICTURE_SIZES} />
          ) : (
            <div className="picture-frame">
              <BusinessImage business={business} sizes={PICTURE_SIZES} />
            </div>
          )}
          <div className="business-banner__text">
            <p className="business-banner__tags">
              {business.plan !== 'BASIC' && (
                <PlanBadge plan={business.plan} claimed={business.claimed} />
              )}
              <span className="business-views sign sign--eye">
                {countOf(business.views, 'view')}
              </span>
              <OwnerEdit id={business.id} />
            </p>
            <h1>{business.businessName}</h1>
            <p className="rating business-banner__rating">
              <Stars value={business.ratingAvg} />
              {business.ratingCount > 0 && <b>{business.ratingAvg.toFixed(1)}</b>}
              <span>{countOf(business.ratingCount, 'review')}</span>
            </p>
            <BusinessFacts business={business} now={now} />
            <UnclaimedNote business={business} />
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}
