import { reviewPages } from '#shared/paths.ts'

/** While a flood is looked at: readers know that reviews are missing, and why. */
export function CheckingReviews({ isChecking }: { isChecking: boolean }) {
  if (!isChecking) return null
  return (
    <p className="text-small muted">
      Several reviews arrived at once. Somebody is checking them. Until then they are neither shown
      nor counted. <a href={reviewPages.whyHeld}>Why</a>
    </p>
  )
}
