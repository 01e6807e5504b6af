import type { Plan } from '#shared/money/plans.ts'

/** How many photos the page shows, with the cover. */
export const GALLERY_LIMIT: Record<Plan, number> = { BASIC: 3, PREMIUM: 12 }

/** A business without a plan has nobody who could add photos. */
export const galleryLimit = (plan: Plan | ''): number => (plan === '' ? 0 : GALLERY_LIMIT[plan])

/** A photo that the plan does not show is stored for so long, in case the plan goes up again. */
export const HIDDEN_PHOTO_MONTHS = 12

export const CAPTION_LENGTH = 140

/** What a photo shows, for those who do not see it: the owner's words, or its place among the others. */
export const photoAlt = (caption: string, number: number, businessName: string): string =>
  caption || `Photo ${number} of ${businessName}`
