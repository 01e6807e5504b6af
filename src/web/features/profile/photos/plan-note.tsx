import { GALLERY_LIMIT, HIDDEN_PHOTO_MONTHS } from '#shared/catalogue/gallery.ts'
import { PLAN_PRICE_RAND, type Plan } from '#shared/money/plans.ts'
import { ownPages } from '#shared/own-paths.ts'
import type { OwnGallery } from '#shared/schemas/gallery.ts'
import { formatDate } from '#shared/time/dates.ts'
import { buttonClass } from '#web/components/ui/button.tsx'

/** What the plan holds, once that matters: it is full, or has photos that it does not show. */
export function PlanNote({ gallery, plan }: { gallery: OwnGallery; plan: Plan | null }) {
  const { images, limit } = gallery
  const hidden = images.slice(limit)
  if (images.length < limit || (plan === 'PREMIUM' && hidden.length === 0)) return null
  const end = hidden
    .flatMap(({ deletedISO }) => deletedISO ?? [])
    .toSorted()
    .at(0)
  return (
    <div className="photos-panel__note">
      <div>
        {hidden.length > 0 ? (
          <>
            <h3>
              {hidden.length} of your {images.length} photos {hidden.length === 1 ? 'is' : 'are'}{' '}
              not shown
            </h3>
            <p>
              Visitors see the first {limit}. We keep the rest for {HIDDEN_PHOTO_MONTHS} months
              {end && `, until ${formatDate(end)}`}, then delete them. Move one forward to show it,
              or go to PREMIUM and all of them show again.
            </p>
          </>
        ) : (
          <>
            <h3>{limit} photos is what BASIC holds</h3>
            <p>
              To show another one, remove one of these. PREMIUM holds {GALLERY_LIMIT.PREMIUM} and
              costs R{PLAN_PRICE_RAND.PREMIUM} a month.
            </p>
          </>
        )}
      </div>
      {plan === 'BASIC' && (
        <a className={buttonClass({ variant: 'line', size: 'sm' })} href={ownPages.billingChange}>
          See the plans
        </a>
      )}
    </div>
  )
}
